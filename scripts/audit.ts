// npm run audit: Lighthouse and axe on every screen, light and dark, Russian and Arabic. `-- --screens cabinets` takes
// some screens, `-- --only ru,dark` some variants; docs/audit.md tells of the screens that were judged in all four.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { chromium } from 'playwright-core';
import packageJson from '../package.json' with { type: 'json' };
import { runAxe } from './audit/run-axe.ts';
import { runLighthouse } from './audit/run-lighthouse.ts';
import { isGood, type Judged, writeAudit } from './audit/write-audit.ts';
import { resolveBrowser } from './browser.ts';
import { listScreens } from './look/list-screens.ts';
import { signInPage, signOutPage } from './look/sign-in-page.ts';
import { type SpawnedStack, spawnStack } from './look/spawn-stack.ts';
import { chooseVariants, type Variant } from './look/variants.ts';
import { packWeb } from './start/build-web.ts';
import { root } from './start/root.ts';
import { buildStack } from './start/stack.ts';

const OUT = path.join(root, 'build/audit');
const WIDTH = 1280;

// Lighthouse goes on asking a tab that it has closed after a slow page; its verdict, or its error, came before.
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof Error && 'protocolMethod' in reason)) throw reason;
});

const { values } = parseArgs({ options: { only: { type: 'string' }, screens: { type: 'string' } } });
const variants = chooseVariants(values.only).filter(({ width }) => width === WIDTH);
const { guests, people } = listScreens(values.screens);

/** A browser of its own for each variant: its profile keeps the language, the theme and the session for Lighthouse. */
async function judgeVariant(
  stack: SpawnedStack,
  { language, theme, width, height }: Variant,
): Promise<Judged[]> {
  const port = await getPort();
  const { executablePath, env, args } = await resolveBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...args, `--remote-debugging-port=${port}`, `--window-size=${width},${height}`],
  });
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (attached.contexts()[0] ?? (await attached.newContext())).newPage();
  const judged: Judged[] = [];
  const judge = async (screen: string) => {
    const url = `${stack.url}${screen}`;
    // A busy machine keeps a page waiting longer than Lighthouse does; the second time it is warm.
    const scores = await runLighthouse(url, port).catch(() => runLighthouse(url, port));
    await page.goto(url);
    // A screen that follows what happens is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    judged.push({ variant: `${language}-${theme}`, screen, scores, violations: await runAxe(page) });
  };
  try {
    await page.goto(`${stack.url}/login`);
    await page.evaluate(
      (choices) => {
        for (const [name, value] of Object.entries(choices)) localStorage.setItem(name, value);
      },
      { language, theme, showCookies: 'false', abTestingNewsShownCount: '2', positionTutorialSeen: 'true' },
    );
    for (const screen of guests) await judge(screen);
    if (people.length > 0) await signInPage(page, stack);
    for (const screen of people) await judge(screen);
    if (people.length > 0) await signOutPage(page);
  } finally {
    await attached.close();
    await browser.close();
  }
  return judged;
}

const folder = path.join(root, '.cache/look');
const stack = await spawnStack(folder);
try {
  await packWeb(buildStack(folder, () => undefined));
  const judged: Judged[] = [];
  for (const variant of variants) {
    const more = await judgeVariant(stack, variant);
    judged.push(...more);
    console.log(
      `${variant.language} ${variant.theme}: ${more.filter(isGood).length} of ${more.length} screens are good`,
    );
  }
  const page = writeAudit(judged, {
    release: packageJson.version,
    day: new Date().toISOString().slice(0, 10),
  });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(path.join(OUT, 'audit.json'), JSON.stringify(judged, null, 2));
  writeFileSync(path.join(OUT, 'audit.md'), page);
  if (values.only === undefined) writeFileSync(path.join(root, 'docs/audit.md'), page);
  console.log(`\n${page}`);
  process.exitCode = judged.every(isGood) ? 0 : 1;
} finally {
  await stack.stop();
}
