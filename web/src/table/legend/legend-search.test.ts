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

test("a legend shows everything until somebody looks for something", () => {
  expect(found(groups, "  ")).toBe(groups);
});

test("accents and capitals make no difference, and a heading finds all of its signs", () => {
  const keys = (query: string): string[] => found(groups, query).flatMap((group) => group.signs.map(({ key }) => key));
  expect(keys("SUL")).toEqual(["salt"]);
  expect(keys("zbozi")).toEqual(["salt", "wine"]);
  expect(keys("pismeno L")).toEqual(["seat-lotus"]);
  expect(keys("nothing")).toEqual([]);
});
