/* Pictures of the components of Amyitis. */
import { lastSign, type Pictures } from "@/features/components/pictures";
import City from "./City.svelte";
import Court from "./Court.svelte";
import Fields from "./Fields.svelte";
import Garden from "./Garden.svelte";
import Plant from "./Plant.svelte";
import Tile from "./Tile.svelte";

const SIGNS: Readonly<Record<string, string>> = {
  talents: "talent",
  camels: "camel",
  barley: "barley",
  dates: "dates",
  salt: "salt",
  palm: "palm",
  wine: "wine",
  cubes: "people",
  peasant: "peasant",
  priest: "priest",
  engineer: "engineer",
  merchant: "merchant",
  sale: "merchant",
  marduk: "t-marduk",
  "good-left": "anygood",
  small: "first",
  large: "first",
  "tiles-left": "plant",
  "last-round": "clock",
};

const amyitis: Pictures = {
  pictures: {
    city: { Draw: City, depth: 2, width: 150 },
    plant: { Draw: Plant, depth: 2, width: 140 },
    court: { Draw: Court, depth: 2, width: 140 },
    craft: { Draw: Court, depth: 2, width: 140 },
    field: { Draw: Fields, depth: 2, width: 250 },
    garden: { Draw: Garden, depth: 1, width: 300 },
    tile: { Draw: Tile, depth: 2, width: 104 },
  },
  iconOf: (path) => (/^(supply|start|craft|prestige|favour|end)\./.test(path) ? lastSign(path, SIGNS) : undefined),
};
export default amyitis;
