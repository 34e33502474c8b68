import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { percentile } from '../percentile.ts';
import { openPage } from './open-browser.ts';

const VIEWPORT = { width: 1440, height: 900 };
const VISITS = 5;
const SLOW_CPU = 4;
/** 10 Mbit/s with 40 ms there and back. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
/** Long tasks that begin within it still belong to the opening. */
const QUIET_MS = 500;

type Visit = {
  url: string;
  /** In the page: what a person comes for stands there. */
  isReady: () => boolean;
  /** Before the visit, in the same browser and without its cache: signing in. */
  prepare?: (context: BrowserContext) => Promise<void>;
};

/** Median of cold visits on a slow machine: until the content is there and the page answers at once. */
export async function measureUsable(browser: Browser, visit: Visit): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < VISITS; round += 1) times.push(await visitOnce(browser, visit));
  return percentile(times, 0.5);
}

async function visitOnce(browser: Browser, { url, isReady, prepare }: Visit): Promise<number> {
  const { page, devtools } = await openPage(browser, VIEWPORT);
  try {
    await prepare?.(page.context());
    await page.addInitScript(watch);
    await slowDown(devtools);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isReady, undefined, { polling: 'raf' });
    const readyAt = await page.evaluate(() => performance.now());
    return await settle(page, readyAt);
  } finally {
    await page.context().close();
  }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** The end of the last long task before the page falls quiet, if it ends after the content has come. */
async function settle(page: Page, readyAt: number): Promise<number> {
  for (;;) {
    const { now, lastEnd } = await page.evaluate(() => ({
      now: performance.now(),
      lastEnd: Number(Reflect.get(globalThis, 'lastLongTaskEnd')),
    }));
    if (now - Math.max(readyAt, lastEnd) > QUIET_MS) return Math.max(readyAt, lastEnd);
    await page.waitForTimeout(50);
  }
}

/** In the page, before anything else runs. */
function watch(): void {
  Object.assign(globalThis, { lastLongTaskEnd: 0, requestsUnderWay: 0 });
  new PerformanceObserver((list) => {
    const ends = list.getEntries().map(({ startTime, duration }) => startTime + duration);
    const before = Number(Reflect.get(globalThis, 'lastLongTaskEnd'));
    Object.assign(globalThis, { lastLongTaskEnd: Math.max(before, ...ends) });
  }).observe({ type: 'longtask', buffered: true });
  const count = (by: number) =>
    Object.assign(globalThis, { requestsUnderWay: Number(Reflect.get(globalThis, 'requestsUnderWay')) + by });
  const fetchNow = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...request) => {
    count(1);
    try {
      return await fetchNow(...request);
    } finally {
      count(-1);
    }
  };
}
