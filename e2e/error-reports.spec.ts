import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchForTests } from '../scripts/browser/launch-for-tests.ts';
import { type Receiver, startReceiver } from '../server/test/fakes/report-receiver.ts';
import { type ReportingPages, serveReportingPages } from './reporting-pages.ts';
import { stack } from './stack.ts';

const CLIENT = /\/assets\/start-client-[\w-]+\.js$/;
const MAIL = 'ann.secret@example.com';

let browser: Browser;
let receiver: Receiver;
let pages: ReportingPages;
/** What a page's policy has blocked. */
let blocked: string[] = [];

beforeAll(async () => {
  browser = await launchForTests();
});
afterAll(() => browser.close());
beforeEach(async () => {
  blocked = [];
  receiver = await startReceiver();
  pages = await serveReportingPages(receiver.dsn);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await pages.stop();
  await receiver.stop();
});

/** A page whose errors are part of the story, unlike those of other stories. */
async function openPage(baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'ru-RU', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  return page;
}

/** The form to sign in, of a page whose client has come. */
async function openLogin(): Promise<Page> {
  const page = await openPage(pages.url);
  await page.goto('/login?redirect=%2Fcabinets%2F57');
  await page.getByRole('textbox').first().waitFor();
  await page.waitForFunction(() => '__SENTRY__' in globalThis);
  return page;
}

/** In the page, by nobody caught. */
async function fail(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => void setTimeout(() => void Promise.reject(new Error(text))), message);
}

async function reported(count: number) {
  await expect.poll(() => receiver.reports.length).toBe(count);
  return receiver.reports.at(-1);
}

describe('errors of pages', () => {
  it('are reported to nobody, and by nothing, where the server names nobody', async () => {
    const page = await openPage(stack().url);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/login');
    await page.getByRole('textbox').first().waitFor();
    await fail(page, 'nobody hears');
    // Longer than a page that reports waits before it fetches its client.
    await wait(7000);
    expect(requested.filter((url) => CLIENT.test(url) || new URL(url).origin !== stack().url)).toEqual([]);
    expect(await page.evaluate(() => 'keptErrors' in globalThis)).toBe(false);
    expect(receiver.bodies).toEqual([]);
  });

  it('are kept until the client comes, which no screen waits for', async () => {
    const page = await openPage(pages.url);
    const isReleased = Promise.withResolvers<void>();
    await page.route(CLIENT, async (route) => {
      await isReleased.promise;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByRole('textbox').first().waitFor();
    const thrownAt = Date.now();
    await fail(page, `the first of ${MAIL}`);
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new RangeError('the second');
        }),
    );
    await wait(1500);
    expect(receiver.bodies).toEqual([]);
    isReleased.resolve();
    await reported(2);
    expect(receiver.messages()).toEqual(['the first of ***', 'the second']);
    for (const { timestamp, exception } of receiver.reports) {
      expect(Math.abs(timestamp * 1000 - thrownAt)).toBeLessThan(1400);
      expect(exception.values[0]?.mechanism?.handled).toBe(false);
    }
    const [painted, fetched] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('start-client'))?.startTime ??
        0,
    ]);
    expect(fetched).toBeGreaterThan(painted ?? 0);
    expect(painted).toBeGreaterThan(0);
    expect(blocked).toEqual([]);
  });

  it('say where and in which release, and nothing about people', async () => {
    const page = await openLogin();
    await page.getByRole('textbox').first().fill(MAIL);
    await page.locator('input[type="password"]').fill('parole-of-ann');
    await page.evaluate((mail) => console.warn('no place for', mail, { token: 'abcdefgh' }), MAIL);
    await page.evaluate(() => fetch('/api/company/get?code=aB3dE5f7').then((answer) => answer.text()));
    await fail(page, `Иван <${MAIL}> with Bearer abcdefgh at /cabinets/57?code=aB3dE5f7`);
    const report = await reported(1);
    expect(report).toMatchObject({
      release: expect.stringMatching(/^v\d+\.\d+\.\d+$/) as string,
      environment: 'production',
      transaction: '/login',
      tags: { role: 'browser' },
    });
    expect(receiver.messages()).toEqual(['*** <***> with Bearer *** at /cabinets/*?code=*']);
    const crumbs = report?.breadcrumbs ?? [];
    expect(crumbs.find(({ category }) => category === 'console')?.message).toMatch(/^no place for \*\*\*/);
    const requested = crumbs.filter(({ category }) => category === 'fetch').map(({ data }) => data);
    expect(requested).toContainEqual({ method: 'GET', url: '/api/company/get', status_code: 200 });
    const sent = receiver.bodies.join('\n');
    for (const secret of [
      MAIL,
      'ann',
      'parole',
      'abcdefgh',
      'aB3dE5f7',
      'Иван',
      'Mozilla',
      pages.url,
      'cabinets/57',
    ])
      expect(sent.includes(secret), secret).toBe(false);
    expect(blocked).toEqual([]);
  });

  it('come with the last 100 things that happened, 50 frames and the five errors behind them', async () => {
    const page = await openLogin();
    await page.evaluate(() => {
      for (let nth = 1; nth <= 130; nth += 1) console.info('step', nth);
      const dive = (depth: number): Error => (depth === 0 ? new Error('deep') : dive(depth - 1));
      setTimeout(() => {
        throw dive(200);
      });
    });
    const deep = await reported(1);
    const steps = deep?.breadcrumbs?.map(({ message }) => message);
    expect(steps).toEqual(Array.from({ length: 100 }, (_, nth) => `step ${nth + 31}`));
    expect(deep?.exception.values[0]?.stacktrace?.frames).toHaveLength(50);
    await page.evaluate(() => {
      let chain = new Error('level 8');
      for (let nth = 7; nth >= 0; nth -= 1) chain = new Error(`level ${nth}`, { cause: chain });
      void Promise.reject(chain);
    });
    const chained = await reported(2);
    expect(chained?.exception.values.map(({ value }) => value)).toEqual(
      [5, 4, 3, 2, 1, 0].map((nth) => `level ${nth}`),
    );
  });

  it('are sent 64 at once at most', async () => {
    const page = await openLogin();
    const isReleased = Promise.withResolvers<void>();
    receiver.answer = async () => {
      await isReleased.promise;
      return { status: 200 };
    };
    await page.evaluate(() => {
      for (let nth = 0; nth < 80; nth += 1) void Promise.reject(new Error(`one of many, ${nth}`));
    });
    await expect.poll(() => receiver.bodies.length).toBeGreaterThan(4);
    isReleased.resolve();
    await reported(64);
    await wait(1000);
    expect(receiver.reports).toHaveLength(64);
  });

  it('come with each click once a second, by its place and not by its words', async () => {
    const page = await openLogin();
    const field = page.getByRole('textbox').first();
    for (const pauseMs of [0, 1200, 0]) {
      await wait(pauseMs);
      await field.click();
    }
    await fail(page, 'after three clicks');
    const report = await reported(1);
    const clicks = report?.breadcrumbs?.filter(({ category }) => category === 'ui.click') ?? [];
    expect(clicks).toHaveLength(2);
    for (const { message } of clicks) expect(message).toMatch(/^[\w\s.#>:-]*input[\w\s.#>:-]*$/);
  });
});
