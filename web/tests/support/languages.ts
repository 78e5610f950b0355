/* The languages of the build, from the files that describe them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describedIn } from "../../plugins/locale";

const LOCALE = fileURLToPath(new URL("../../../src/semiramis/locale/", import.meta.url));

const described = readdirSync(LOCALE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, describedIn(readFileSync(`${LOCALE}${name}/language.toml`, "utf8"))] as const)
  .filter(([, language]) => language["complete"] === true);

/** Every language that players are offered, English last. */
export const LANGUAGES: readonly string[] = [...described.map(([code]) => code).filter((code) => code !== "en"), "en"];
