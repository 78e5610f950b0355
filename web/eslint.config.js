import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/api/types.gen.ts", "public/", "test-results/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // TypeScript checks this
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // state is replaced, never changed in place: plain maps and sets are enough
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space at the end of a line
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // they insert trusted SVG only: icons of this build and pictures of the server
    files: [
      "src/ui/{Icon,Portrait,SeatBadge}.svelte",
      "src/games/shared/SvgIcon.svelte",
      "src/games/babylon/others/Mini.svelte",
      "src/games/ishtar/map/SvgSymbols.svelte",
      "src/games/ishtar/parts/LooseTile.svelte",
      "src/features/rules/PlayerAidPage.svelte",
    ],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    // Playwright derives the dependencies of a fixture from its first parameter
    files: ["tests/**"],
    rules: { "no-empty-pattern": "off" },
  },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^\\.\\./", message: "Import with @/ from outside this folder." }] },
      ],
    },
  },
);
