import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchForTests } from '../scripts/browser/launch-for-tests.ts';
import { watchProblems } from './problems.ts';
import { stack } from './stack.ts';

const SHOTS = path.join(import.meta.dirname, '../.cache/screenshots');

/** Far more than anything on a screen may take, on a machine that is busy with other tests. */
const LONGEST_WAIT_MS = 30_000;

/** `TRACE=1` keeps every act with what the page was then, for `npx playwright-core show-trace`; it takes its time. */
const IS_TRACED = process.env['TRACE'] === '1';

export type Person = {
  page: Page;
  context: BrowserContext;
  /** From now on, and in this test at least once, the server refuses a request whose address has this path. */
  expectRefusal(status: number, path: string): void;
  leave(): Promise<void>;
};

let browser: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const launched = await launchForTests();
  // Whoever comes after a crash gets another one.
  launched.on('disconnected', () => (browser = undefined));
  return launched;
}

const listContexts = async () => (await browser)?.contexts() ?? [];

async function keepPage(page: Page, name: string): Promise<void> {
  await shoot(page, name);
  const words = await page.locator('body').ariaSnapshot();
  await writeFile(path.join(SHOTS, `${name}.yml`), `# ${page.url()}\n${words}\n`);
}

/** Whoever looks for the reason of a failure sees what the people of the story saw, in pictures and in words. */
export async function keepEvidence(story: string): Promise<void> {
  for (const [nth, context] of (await listContexts()).entries()) {
    const name = `failed-${story}-${nth + 1}`;
    await Promise.all(context.pages().map((page, tab) => keepPage(page, `${name}-${tab + 1}`)));
    if (IS_TRACED) await context.tracing.stop({ path: path.join(SHOTS, `${name}.zip`) });
  }
}

/** The browser stays for the next story of the worker. */
export async function sendPeopleAway(): Promise<void> {
  await Promise.all((await listContexts()).map((context) => context.close()));
}

type Credentials = { email: string; password: string };

type PageSettings = {
  width?: number;
  height?: number;
  isDark?: boolean;
  language?: string;
  /** The dialog of news would lie over the first screen: by default it has been seen twice. */
  hasSeenNews?: boolean;
  /** The notice of cookies lies at the bottom until it is confirmed: by default it has been. */
  hasSeenCookies?: boolean;
  /** What moves is drawn sixty times a second: by default nothing does, as for a person who asked for that. */
  hasMotion?: boolean;
};

/** A person with a browser of their own. Whatever its pages complain of fails the test, unless it was expected. */
export async function newPerson({
  width = 1440,
  height = 900,
  isDark = false,
  language = 'ru',
  hasSeenNews = true,
  hasSeenCookies = true,
  hasMotion = false,
}: PageSettings = {}): Promise<Person> {
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    locale: 'ru-RU',
    baseURL: stack().url,
  });
  if (IS_TRACED) await context.tracing.start({ snapshots: true, screenshots: true, sources: true });
  await context.addInitScript(
    ({ origin, stored }) => {
      // Frames of the sandbox's pages may store nothing.
      if (location.origin !== origin) return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      origin: stack().url,
      stored: {
        language,
        theme: isDark ? 'dark' : 'light',
        ...(hasSeenCookies ? { showCookies: 'false' } : {}),
        positionTutorialSeen: 'true',
        ...(hasSeenNews ? { abTestingNewsShownCount: '2' } : {}),
      },
    },
  );
  const { expectRefusal } = watchProblems(context);
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  const page = await context.newPage();
  return { page, context, expectRefusal, leave: () => context.close() };
}

/** A page of this address without the application, which would act on what is stored at once. */
export const PLAIN_PAGE = '/documents/user-agreement.html';

/** Whoever's signing in is not what a story tells is let in without the form. */
export async function signIn(
  page: Page,
  { email, password }: Credentials = stack(),
  screen = '/statistics',
): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: { email, password } });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await page.goto(PLAIN_PAGE);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto(screen);
}

const LONGEST_WORK_MS = 60_000;

/** What background work brings to a screen that does not look again by itself. */
export async function afterReload(page: Page, found: Locator): Promise<void> {
  const deadline = Date.now() + LONGEST_WORK_MS;
  const isThere = () =>
    found.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`${page.url()} never shows what is waited for.`);
    await page.reload();
  }
}

/** A screen by its address; one that is open there already stays as it is. */
export async function openScreen(page: Page, address: string): Promise<void> {
  if (page.url() !== new URL(address, stack().url).href) await page.goto(address);
}

/** Another screen of the open application, as by a link on it: what is loaded already is not loaded anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate(async (href) => {
    type Router = { navigate(to: { href: string }): Promise<void> };
    await (Reflect.get(globalThis, '__TSR_ROUTER__') as Router).navigate({ href });
  }, address);
}

export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: false });
}
