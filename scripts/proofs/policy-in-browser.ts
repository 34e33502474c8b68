import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { Language } from '../../packages/contract/src/languages.ts';
import { type Figure, never, type Size } from '../../server/proofs/figure.ts';
import { startTestApp, type TestApp } from '../../server/test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../server/test/builders/factories.ts';
import { thingsOf } from '../../server/test/every-route-things.ts';
import { startSandbox } from '../../server/test/fakes/sandbox.ts';
import { startProduct } from '../../server/test/processes/product-process.ts';
import { resolveBrowser } from '../browser.ts';
import { root } from '../start/root.ts';
import { PUBLIC_SCREENS, signedInScreens } from './screens.ts';

const PATIENCE_MS = 5000;
/** What comes after the first picture: icons, parts that load when the page is idle. */
const QUIET_MS = 250;
/** Most of a visit is waiting: two browsers' pages share a machine well. */
const LANGUAGES_AT_ONCE = 2;

/** Told by the browser itself, wherever on the page it happens and whatever catches the error. */
function listen(context: BrowserContext, found: string[]): Promise<unknown> {
  return Promise.all([
    context.exposeFunction('reportViolation', (what: string) => void found.push(what)),
    context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = Reflect.get(globalThis, 'reportViolation') as (what: string) => void;
        report(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    }),
  ]);
}

/** Menus, pickers and dialogs write styles of their own. */
async function openEverything(page: Page): Promise<void> {
  const openers = page.locator('button[aria-haspopup]:visible');
  for (let index = 0; index < Math.min(await openers.count(), 4); index += 1) {
    await openers
      .nth(index)
      .click({ timeout: 500 })
      .catch(() => undefined);
    await page.waitForTimeout(150);
    await page.keyboard.press('Escape');
  }
}

/**
 * Until nothing is waited for on the screen. By the network it would never be told: a bell and a freshness line ask again
 * and again, and on a loaded machine each of 150 visits took all of its patience.
 */
async function settle(page: Page): Promise<void> {
  const patience = { timeout: PATIENCE_MS };
  await page
    .locator('h1, h2, form, [role="heading"]')
    .first()
    .waitFor(patience)
    .catch(() => undefined);
  await page
    .locator('.mantine-Skeleton-root, main [aria-busy="true"]')
    .first()
    .waitFor({ state: 'hidden', ...patience })
    .catch(() => undefined);
  await page.waitForTimeout(QUIET_MS);
}

async function visit(page: Page, screens: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.goto(screen, { waitUntil: 'load' });
    await settle(page);
    await openEverything(page);
  }
}

async function signIn(page: Page, { email, password }: TestUser): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

type Visit = {
  baseURL: string;
  language: string;
  user: TestUser;
  screens: readonly string[];
  found: string[];
};

async function visitAll(browser: Browser, { baseURL, language, user, screens, found }: Visit): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await listen(context, found);
  await context.addInitScript((locale) => localStorage.setItem('language', locale), language);
  const page = await context.newPage();
  await visit(page, PUBLIC_SCREENS);
  await signIn(page, user);
  await visit(page, screens);
  await context.close();
}

/** The policy must be able to stop something, or its silence says nothing. */
async function tryToBreak(browser: Browser, baseURL: string): Promise<string[]> {
  const found: string[] = [];
  const context = await browser.newContext({ baseURL });
  await listen(context, found);
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    try {
      document.body.innerHTML = '<img src=x onerror=alert(1)>';
    } catch {
      // That is what it is for.
    }
    const image = new Image();
    image.src = 'https://evil.example/pixel.png';
    document.body.append(image);
  });
  await page.waitForTimeout(300);
  await context.close();
  return found.map((line) => line.split(' ')[1] ?? '');
}

async function fill(app: TestApp, sellerId: string, apiKey: string) {
  const user = await makeUser(app);
  const { id } = await makeCabinet(app, { owner: user, sellerId, apiKey });
  const entryId = await thingsOf(app, id, user.id).entry();
  return { user, screens: signedInScreens(id, entryId) };
}

/** ASVS 3.4.3: no screen in any language needs what the policy forbids, and the policy forbids what it should. */
export async function prove(size: Size): Promise<Figure[]> {
  const sandbox = await startSandbox();
  const app = await startTestApp({
    now: new Date(),
    env: { ...sandbox.env, WEB_DIST: process.env['PROOFS_WEB'] ?? path.join(root, 'web/dist') },
  });
  app.context.env.CLOCK_URL = `${sandbox.url}/clock`;
  app.context.env.REQUESTS_PER_MINUTE = 1_000_000;
  const product = await startProduct(app, 'main');
  const { executablePath, env, args } = await resolveBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
  try {
    const { user, screens } = await fill(app, sandbox.sellerId, await sandbox.keyOf('full'));
    const languages = size === 'small' ? Language.options.slice(0, 1) : Language.options;
    const baseURL = product.url;
    const found: string[] = [];
    for (let first = 0; first < languages.length; first += LANGUAGES_AT_ONCE) {
      const together = languages.slice(first, first + LANGUAGES_AT_ONCE);
      await Promise.all(
        together.map((language) => visitAll(browser, { baseURL, language, user, screens, found })),
      );
    }
    const stopped = await tryToBreak(browser, baseURL);
    const wanted = ['style-src-elem', 'require-trusted-types-for', 'img-src'];
    return [
      never(
        'ASVS-3.4.3',
        'violations of the content security policy',
        found,
        `${PUBLIC_SCREENS.length + screens.length} screens in ${languages.length} languages`,
      ),
      {
        id: 'ASVS-3.4.3',
        figure: 'a foreign style element, markup in innerHTML and a foreign picture are stopped',
        required: wanted.join(', '),
        measured: wanted.filter((directive) => stopped.includes(directive)).join(', '),
        isKept: wanted.every((directive) => stopped.includes(directive)),
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
    await app.close();
    await sandbox.stop();
  }
}
