import { expect, test } from "vitest";
import { found, seatSigns, type Group } from "./legend-search";

const sign = (key: string, name: string, says: string): Group["signs"][number] => ({
  key,
  icons: [key],
  seat: null,
  name,
  says,
  clause: "",
});
const groups: readonly Group[] = [
  {
    key: "goods",
    title: "Zboží",
    note: "",
    signs: [sign("salt", "sůl", "Platíte jí."), sign("wine", "víno", "Zastoupí jiné.")],
  },
  seatSigns(
    ["jasmine", "lotus"],
    "Hráči",
    (seat) => seat,
    (letter) => `písmeno ${letter}`,
  ),
];

test("a legend shows everything without a query", () => {
  expect(found(groups, "  ")).toBe(groups);
});

test("case and accents are ignored, and a heading matches all of its entries", () => {
  const keys = (query: string): string[] => found(groups, query).flatMap((group) => group.signs.map(({ key }) => key));
  expect(keys("SUL")).toEqual(["salt"]);
  expect(keys("zbozi")).toEqual(["salt", "wine"]);
  expect(keys("pismeno L")).toEqual(["seat-lotus"]);
  expect(keys("nothing")).toEqual([]);
});
