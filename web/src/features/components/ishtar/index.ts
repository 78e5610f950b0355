/* Pictures of the components of Ishtar. */
import { lastSign, type Pictures } from "@/features/components/pictures";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Fountain from "./Fountain.svelte";
import Layout from "./Layout.svelte";
import Tile from "./Tile.svelte";

const SIGNS: Readonly<Record<string, string>> = {
  purple: "gemp",
  red: "gemr",
  white: "gemw",
  front: "assistant",
  carpet: "assistant",
  price: "gemany",
  gems: "gemany",
  row: "list",
  wooden: "tree",
  singles: "bloom",
  doubles: "bloom",
  flowers: "bloom",
  tablet: "tablet",
  symbols: "wild",
  shade: "palm",
  idle: "assistant",
};

const ishtar: Pictures = {
  pictures: {
    fountain: { Draw: Fountain, depth: 2, width: 120 },
    layout: { Draw: Layout, depth: 2, width: 170 },
    board: { Draw: Board, depth: 2, width: 200 },
    tile: { Draw: Tile, depth: 2, width: 112 },
    card: { Draw: Card, depth: 2, width: 92 },
  },
  iconOf: (path) =>
    /^(gems|assistants|start-gems|skill|tree|bloom|points)\./.test(path) ? lastSign(path, SIGNS) : undefined,
};
export default ishtar;
