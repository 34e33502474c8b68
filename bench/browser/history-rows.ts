import type { Browser, Page } from 'playwright-core';
import type { SpawnedStack } from '../../scripts/look/spawn-stack.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../report.ts';
import { openPage } from './open-browser.ts';
import { carryToken, signIn } from './sign-in.ts';

/** High enough for everything above the table to be in sight: a chart that is not seen is not drawn. */
const VIEWPORT = { width: 1440, height: 3200 };
const QUERIES = 50;
const ROUNDS = 5;
const BUDGET_MS = 1000;

/** In the page: the most popular queries of the market, which is the screen's first question. */
async function listQueries(count: number): Promise<string[]> {
  for (;;) {
    const rows = [...document.querySelectorAll('tbody tr[aria-rowindex] td:nth-child(2)')];
    const queries = [...new Set(rows.map((cell) => cell.firstChild?.textContent ?? ''))].filter(Boolean);
    if (queries.length >= count) return queries.slice(0, count);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** In the page: from the question in the address until every chart is painted and nothing waits any more. */
async function ask(queries: readonly string[]): Promise<number> {
  const isPainted = (canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    return data.some((value, index) => index % 4 === 3 && value > 0);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // From the whole market, which has no charts.
  history.pushState({}, '', '/search-history');
  while (document.querySelector('main canvas') !== null) await frame();
  const search = new URLSearchParams({ queries: JSON.stringify(queries) });
  const begun = performance.now();
  history.pushState({}, '', `/search-history?${search.toString()}`);
  for (;;) {
    const at = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('main canvas')];
    const rows = document.querySelectorAll('main tbody tr[aria-rowindex]').length;
    const waiting = document.querySelector('main [aria-busy="true"], main [class*="Skeleton-root"]');
    const isThere = waiting === null && rows > 0 && canvases.length >= 2;
    // Reading the pixels back is no part of the drawing.
    if (isThere && canvases.every(isPainted)) return at - begun;
    if (at - begun > 60_000) throw new Error(`${canvases.length} charts are drawn after a minute.`);
  }
}

async function openHistory(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/search-history?pageSize=100`);
  return page.evaluate(listQueries, QUERIES);
}

/** Fifty queries over 28 days on the screen of a person who has it open: charts, hours, heat and the table. */
export async function measureHistory(browser: Browser, stack: SpawnedStack): Promise<Row> {
  const token = await signIn(stack);
  const { page } = await openPage(browser, VIEWPORT);
  try {
    await carryToken(page.context(), token);
    const queries = await openHistory(page, stack.url);
    // The first question brings the code of the charts, and is not counted.
    await page.evaluate(ask, queries.slice(0, 2));
    const fifty: number[] = [];
    const one: number[] = [];
    // Each is a question that has no answer yet: the queries come in another order.
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(await page.evaluate(ask, queries.slice(round, round + 1)));
      fifty.push(await page.evaluate(ask, [...queries.slice(round), ...queries.slice(0, round)]));
    }
    const [measured, baseline] = [percentile(fifty, 0.5), percentile(one, 0.5)];
    return {
      what: 'search history: 50 queries × 28 days, from the question until all is drawn',
      measured: `${measured.toFixed(0)} ms`,
      baseline: `one query: ${baseline.toFixed(0)} ms`,
      ratio: measured / baseline,
      budget: `< ${BUDGET_MS} ms`,
      isKept: measured < BUDGET_MS,
    };
  } finally {
    await page.context().close();
  }
}
