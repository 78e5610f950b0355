// Two people at each of many matches, moving in turn at a steady rate; the result as one line of JSON.
// node client.mjs PORT LOBBY-PORT MATCHES RATE SECONDS
import { setTimeout as sleep } from "node:timers/promises";
import { io } from "socket.io-client";

const [port, lobbyPort, matches, rate, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const AT_ONCE = 16;
const LAST_EVENTS = 15_000;

const tell = (line) => new Promise((told) => process.stdout.write(`${JSON.stringify(line)}\n`, told));

async function wish(path, body) {
  const answer = await fetch(`http://127.0.0.1:${lobbyPort}/games/counting/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// One person: a socket that notes the number and the instant of every new state of the match.
async function sitDown(match, playerID) {
  const { playerCredentials } = await wish(`${match.id}/join`, { playerID, playerName: `player ${playerID}` });
  const person = { playerID, credentials: playerCredentials, numbers: [], times: [], bytes: 0, ended: false };
  person.socket = io(`${base}/counting`, { transports: ["websocket"], forceNew: true, reconnection: false });
  person.socket.on("disconnect", () => (person.ended = true));
  person.socket.on("update", (_id, state) => {
    person.numbers.push(state._stateID);
    person.times.push(performance.now());
    match.awaited?.(playerID, state);
  });
  const synced = new Promise((done, failed) => {
    person.socket.on("sync", (_id, info) => done(info.state._stateID));
    person.socket.on("connect_error", failed);
  });
  person.socket.emit("sync", match.id, playerID, playerCredentials, 2);
  match.number = await synced;
  return person;
}

async function makeMatch() {
  const { matchID } = await wish("create", { numPlayers: 2 });
  const match = { id: matchID, people: [], number: 0 };
  for (const playerID of ["0", "1"]) match.people.push(await sitDown(match, playerID));
  match.first = match.number;
  return match;
}

// A move counts as acknowledged when whoever made it is sent the new state; there is no other answer.
function move(match) {
  const person = match.people[match.moves++ % 2];
  const payload = { type: "add", args: [1], playerID: person.playerID, credentials: person.credentials };
  const before = match.number;
  const acked = new Promise((done) => {
    match.awaited = (playerID, state) => {
      if (playerID === person.playerID && state._stateID > before) {
        match.number = state._stateID;
        done(performance.now());
      }
    };
  });
  const sent = performance.now();
  person.socket.emit("update", { type: "MAKE_MOVE", payload }, before, match.id, person.playerID);
  return acked.then((at) => ({ match, number: match.number, sent, acked: at }));
}

async function inTurns(total, work, what) {
  const found = [];
  let next = 0;
  const worker = async () => {
    while (next < total) {
      next += 1;
      found.push(await work());
      tell({ what, done: found.length, total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

async function play(all) {
  const period = (1000 * all.length) / rate;
  const begun = performance.now() + 200;
  const samples = [];
  const telling = setInterval(() => {
    const done = Math.min(seconds, Math.max(0, Math.floor((performance.now() - begun) / 1000)));
    tell({ what: "playing", done, total: Math.ceil(seconds) });
  }, 500);
  const playAt = async (match, first) => {
    match.moves = 0;
    for (let due = begun + first; due < begun + 1000 * seconds; due += period) {
      await sleep(Math.max(0, due - performance.now()));
      samples.push({ due, ...(await move(match)) });
    }
  };
  await Promise.all(all.map((match) => playAt(match, Math.random() * period)));
  clearInterval(telling);
  return samples;
}

async function settle(all) {
  const limit = performance.now() + LAST_EVENTS;
  const late = () => all.some((m) => m.people.some((p) => (p.numbers.at(-1) ?? m.first) < m.number));
  while (late() && performance.now() < limit) await sleep(50);
}

function faults(all) {
  let lost = 0, doubled = 0, disordered = 0, ended = 0;
  for (const match of all)
    for (const { numbers, ended: gone } of match.people) {
      const seen = new Set(numbers);
      // a move that ends a turn raises the number by more than one; both people have to be sent the same numbers
      const expected = new Set(match.people.flatMap((person) => person.numbers));
      lost += [...expected].filter((n) => !seen.has(n)).length;
      doubled += numbers.length - seen.size;
      disordered += numbers.filter((n, at) => at && n < numbers[at - 1]).length;
      ended += gone ? 1 : 0;
    }
  return { lost, doubled, disordered, ended };
}

const all = await inTurns(matches, makeMatch, "making matches");
const samples = await play(all);
await settle(all);
const told = samples.map(({ match, number, sent }) =>
  Math.max(...match.people.map((p) => p.times[p.numbers.indexOf(number)] ?? NaN)) - sent);
await tell({
  result: {
    acked: samples.map((s) => s.acked - s.sent),
    told: told.filter((ms) => !Number.isNaN(ms)),
    late: samples.map((s) => s.sent - s.due),
    faults: faults(all),
  },
});
process.exit(0);
