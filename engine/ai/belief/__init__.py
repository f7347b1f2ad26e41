"""What a seat may believe of the cards that it cannot see (AI.md, "Playing cards").

`unseen` says where a card can lie, `worlds` lists the ways in which all of them can lie, and
`likelihood` weighs those ways by what the others have done: by the cards they played (`habits`) and
by their calls and gifts (`calls`).
"""
