// A boardgame.io server with one small game: a move adds to a counter and to a list of what was done.
// node server.mjs PORT LOBBY-PORT flat|memory FOLDER
import { createRequire } from "node:module";

const { Server, FlatFile } = createRequire(import.meta.url)("boardgame.io/server");

const counting = {
  name: "counting",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ counter: 0, done: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, n) => {
      G.counter += n;
      G.done.push({ by: playerID, n });
    },
  },
};

const [port, lobbyPort, storage, folder] = process.argv.slice(2);
const db = storage === "flat" ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [counting], origins: ["*"], db });
// the lobby has a port of its own: on the port of the game, present versions of koa answer 404
await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobbyPort) }, callback: () => console.log("ready") });
