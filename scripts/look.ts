// npm run look: every screen in every variant, judged and photographed. `-- --only ru,dark,360` takes some variants,
// `-- --screens cabinets` some screens. build/look/index.html shows them all side by side.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { resolveBrowser } from './browser.ts';
import { listScreens } from './look/list-screens.ts';
import { openVariant } from './look/open-variant.ts';
import { signInPage, signOutPage } from './look/sign-in-page.ts';
import { type SpawnedStack, spawnStack } from './look/spawn-stack.ts';
import { chooseVariants, nameOf, type Variant } from './look/variants.ts';
import { type Finding, visitScreen, watchShifts } from './look/visit-screen.ts';
import { waitForPast } from './look/wait-for-past.ts';
import { fileNameOf, writeSheet } from './look/write-sheet.ts';
import { root } from './start/root.ts';

const OUT = path.join(root, 'build/look');
const AT_ONCE = 2;
const JPEG = { type: 'jpeg', quality: 80, fullPage: true } as const;

const { values } = parseArgs({
  options: { only: { type: 'string' }, screens: { type: 'string' } },
});
const variants = chooseVariants(values.only);
const { guests, people, operators } = listScreens(values.screens);

async function photograph(page: Page, variant: Variant, screen: string): Promise<Finding[]> {
  const complaints: string[] = [];
  const onError = (error: Error) => complaints.push(error.message);
  page.on('pageerror', onError);
  const findings = await visitScreen(page, screen).catch((error: unknown) => [
    { screen, rule: 'broken', what: String(error).slice(0, 200) },
  ]);
  page.off('pageerror', onError);
  await page.screenshot({ ...JPEG, path: path.join(OUT, nameOf(variant), `${fileNameOf(screen)}.jpg`) });
  return [...findings, ...complaints.map((what) => ({ screen, rule: 'error', what }))];
}

async function lookAt(browser: Browser, stack: SpawnedStack, variant: Variant): Promise<string[]> {
  const context = await openVariant(browser, variant, stack.url);
  try {
    const page = await context.newPage();
    await watchShifts(page);
    const findings: Finding[] = [];
    for (const screen of guests) findings.push(...(await photograph(page, variant, screen)));
    if (people.length > 0) await signInPage(page, stack);
    for (const screen of people) findings.push(...(await photograph(page, variant, screen)));
    if (people.length > 0) await signOutPage(page);
    if (operators.length > 0) await signInPage(page, { url: stack.url, ...stack.operator });
    for (const screen of operators) findings.push(...(await photograph(page, variant, screen)));
    if (operators.length > 0) await signOutPage(page);
    console.log(
      `${nameOf(variant)}: ${guests.length + people.length + operators.length} screens, ${findings.length} findings`,
    );
    return findings.map(({ screen, rule, what }) => `${nameOf(variant)} ${screen}: ${rule}: ${what}`);
  } finally {
    await context.close();
  }
}

const began = performance.now();
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const stack = await spawnStack(path.join(root, '.cache/look-with-past'), { hasPast: true });
await waitForPast(stack);
const { executablePath, env, args } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
try {
  const waiting = [...variants];
  const found = new Map<Variant, string[]>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.set(next, await lookAt(browser, stack, next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const findings = variants.flatMap((variant) => found.get(variant) ?? []);
  const screens = [...guests, ...people, ...operators].map((screen) => ({
    name: fileNameOf(screen),
    path: screen,
  }));
  await writeFile(
    path.join(OUT, 'index.html'),
    writeSheet({ variants: variants.map(nameOf), screens, findings }),
  );
  await writeFile(path.join(OUT, 'findings.txt'), findings.map((finding) => `${finding}\n`).join(''));
  for (const finding of findings) console.error(finding);
  console.log(
    `\n${findings.length} findings in ${screens.length} screens × ${variants.length} variants, ${((performance.now() - began) / 1000).toFixed(0)} s; build/look/index.html`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
}
