import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchForTests } from '../scripts/browser/launch-for-tests.ts';
import { house } from './house.ts';

const SHOTS = path.join(import.meta.dirname, '../.cache/screenshots');

/** Far more than anything on a screen may take, on a machine that is busy with other tests. */
const LONGEST_WAIT_MS = 30_000;

export type Person = { page: Page; context: BrowserContext; problems: string[]; leave(): Promise<void> };

let browser: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const launched = await launchForTests();
  // Whoever comes after a crash gets another one.
  launched.on('disconnected', () => (browser = undefined));
  return launched;
}

const listContexts = async () => (await browser)?.contexts() ?? [];

/** Whoever looks for the reason of a failure sees what the people of the story saw. */
export async function shootPeople(): Promise<void> {
  const pages = (await listContexts()).flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, index) => shoot(page, `failed-${process.env['VITEST_POOL_ID']}-${index + 1}`)),
  );
}

/** The browser stays for the next story of the worker. */
export async function sendPeopleAway(): Promise<void> {
  await Promise.all((await listContexts()).map((context) => context.close()));
}

type Credentials = { email: string; password: string };

type Look = {
  width?: number;
  height?: number;
  isDark?: boolean;
  language?: string;
  /** The dialog of news would lie over the first screen: by default it has been seen twice. */
  hasSeenNews?: boolean;
  /** What moves is drawn sixty times a second: by default nothing does, as for a person who asked for that. */
  hasMotion?: boolean;
};

/** A person with a browser of their own. What the page complains about is collected, and a story ends with none. */
export async function newPerson({
  width = 1440,
  height = 900,
  isDark = false,
  language = 'ru',
  hasSeenNews = true,
  hasMotion = false,
}: Look = {}): Promise<Person> {
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    locale: 'ru-RU',
    baseURL: house().url,
  });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      language,
      theme: isDark ? 'dark' : 'light',
      showCookies: 'false',
      positionTutorialSeen: 'true',
      ...(hasSeenNews ? { abTestingNewsShownCount: '2' } : {}),
    },
  );
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, context, problems, leave: () => context.close() };
}

/** A page of this address without the application, which would act on what is stored at once. */
export const PLAIN_PAGE = '/documents/user-agreement.html';

/** Whoever's signing in is not what a story tells is let in without the form. */
export async function signIn(
  page: Page,
  { email, password }: Credentials = house(),
  screen = '/statistics',
): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: { email, password } });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await page.goto(PLAIN_PAGE);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto(screen);
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
