#!/usr/bin/env node
// A player of Thousand in a process of its own, without any package.
//
//     thousand arena deals "exec:node docs/examples/player.js" ruler-1 --deals 20
//
// It reads one JSON object a line and answers questions; docs/external-player.md explains each
// field. How it plays is simple on purpose: it never bids more than a marriage in hand carries,
// gives away its two lowest cards, leads its best card and throws its cheapest.

"use strict";

const readline = require("node:readline");

const POINTS = { A: 11, 10: 10, K: 4, Q: 3, J: 2, 9: 0 };

const rank = (card) => card.slice(0, -1);
const suit = (card) => card.slice(-1);
const points = (card) => POINTS[rank(card)];
const strength = (card) => "9JQK10A".indexOf(rank(card));

/** Return the item for which `worth` is greatest. */
const best = (items, worth) =>
  items.reduce((found, item) => (worth(item) > worth(found) ? item : found));

/** Return what a hand may bid up to: a hundred, and more with a marriage. */
function limit(hand) {
  const marriages = ["S", "C", "D", "H"].filter(
    (one) => hand.includes("K" + one) && hand.includes("Q" + one),
  );
  return marriages.length ? 120 : 100;
}

/** Return the card to play, among what may be played. */
function play(plays, view) {
  const declaring = plays.find((action) => action.declare);
  if (declaring) return declaring;
  const trick = view.deal.trick;
  if (trick.length === 0) return best(plays, (action) => strength(action.card));
  const trump = view.deal.trump;
  const weight = (card) =>
    strength(card) +
    (suit(card) === trump ? 20 : suit(card) === suit(trick[0].card) ? 10 : 0);
  const highest = Math.max(...trick.map((one) => weight(one.card)));
  // The cheapest card that wins, else the cheapest of all.
  return best(plays, ({ card }) => (weight(card) > highest ? 100 : 0) - points(card));
}

/** Return one of the actions. */
function choose({ actions, view }) {
  const some = (type) => actions.filter((action) => action.type === type);
  const hand = view.deal ? view.deal.hands[view.viewer] : [];
  switch (view.phase) {
    case "auction": {
      const bids = some("bid").filter((action) => action.amount <= limit(hand));
      return bids[0] || some("pass")[0] || actions[0];
    }
    case "pass": {
      const given = ({ cards }) => cards.reduce((sum, card) => sum + points(card), 0);
      return best(some("pass_cards"), (action) => -given(action));
    }
    case "trick":
      return play(some("play"), view);
    case "claim_hand":
    case "claim_prikup":
    case "claim_hand_2":
      return actions.find((action) => !action.claim);
    case "dark":
      return actions.find((action) => !action.dark);
    default:
      // A place to cut, the first prikup, the lowest contract: the first one offered.
      return actions[0];
  }
}

const write = (message) => process.stdout.write(JSON.stringify(message) + "\n");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    write({ type: "hello", protocol: 1, name: "example" });
  } else if (message.type === "question") {
    const action = message.actions.indexOf(choose(message));
    write({ type: "answer", number: message.number, action });
  } else if (message.type === "goodbye") {
    process.exit(0);
  }
});
