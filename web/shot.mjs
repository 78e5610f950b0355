import { chromium } from "@playwright/test";
const [,, path, name, sizes="1440x900,390x844", kept="{}", tables="[]", wait="1500", full=""] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu","--font-render-hinting=none","--use-angle=swiftshader","--enable-unsafe-swiftshader"] });
for (const s of sizes.split(",")) {
  const [w,h]=s.split("x").map(Number);
  const c = await b.newContext({ viewport:{width:w,height:h}, hasTouch: w<900, isMobile: w<500||h<500, locale:"en", serviceWorkers:"block", reducedMotion: process.env.REDUCED? "reduce":"no-preference", colorScheme: process.env.DARK?"dark":"light" });
  const p = await c.newPage();
  p.on("console", m => { if (m.type()==="error") console.log("ERR", m.text()); });
  p.on("pageerror", e => console.log("PAGEERR", e.message));
  await p.addInitScript(([k,t]) => { localStorage.setItem("semiramis.settings", k); localStorage.setItem("semiramis.tables", t); }, [kept, tables]);
  await p.goto("http://127.0.0.1:8931/"+path);
  await p.waitForTimeout(Number(wait));
  await p.screenshot({ path:`/tmp/ending/shots/${name}-${s}.png`, fullPage: full!=="" });
  await c.close();
}
await b.close();
