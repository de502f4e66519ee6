/** Super Lucky Box: what lies on the table at the end, added up. */
import { number, scoreSheet } from "./sheet.js";

const ROUNDS = [0, 1, 2, 3];

scoreSheet(
  "super-lucky-box",
  (_game, players) => ({
    draft: true,
    players: players.map((player) => ({
      name: "",
      completed: ROUNDS.map((round) => number(player, `completed.${round}`)),
      stars: ROUNDS.map((round) => number(player, `stars.${round}`)),
      crossed: number(player, "crossed"),
      moons: number(player, "moons"),
    })),
  }),
  { least: 1 },
);
performance.mark("ready");
