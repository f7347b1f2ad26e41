"""What a hand is worth as a contract, found by trying it out (AI.md, "Bidding, prikup, pass").

`samples` deals the cards that a seat cannot see, `questions` asks the search how far a contract
holds, `ledger` lets the engine write the consequences and a `utility` weighs them. `calls`, `gifts`
and `naming` decide: the auction, the pass, the contract or giving it up.
"""
