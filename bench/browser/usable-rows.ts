import type { Browser } from 'playwright-core';
import type { SpawnedStack } from '../../scripts/look/spawn-stack.ts';
import type { Row } from '../report.ts';
import { measureUsable } from './measure-usable.ts';
import type { Pages } from './serve-pages.ts';
import { carryToken, signIn } from './sign-in.ts';

/** architecture.md 6: on a CPU four times as slow. */
const BUDGET_MS = { login: 1500, statistics: 2000 };

/** In the page: the form can be typed into. */
function isLoginReady(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[name="password"]');
  return field !== null && field.offsetHeight > 0 && !field.disabled;
}

/** In the page: every block has its numbers, and nothing is asked for any more. */
function areStatisticsReady(): boolean {
  const isQuiet = Number(Reflect.get(globalThis, 'requestsUnderWay')) === 0;
  const waiting = document.querySelector(
    'main[aria-busy="true"], main [aria-busy="true"], main [class*="Skeleton-root"]',
  );
  return (
    isQuiet &&
    waiting === null &&
    document.querySelector('h1') !== null &&
    document.querySelector('main *') !== null
  );
}

export async function measureUsableRows(browser: Browser, stack: SpawnedStack, plain: Pages): Promise<Row[]> {
  const token = await signIn(stack);
  const prepare = (context: Parameters<typeof carryToken>[0]) => carryToken(context, token);
  const visits = [
    { what: 'login', path: '/login', isReady: isLoginReady, budget: BUDGET_MS.login },
    {
      what: 'statistics',
      path: '/statistics',
      isReady: areStatisticsReady,
      budget: BUDGET_MS.statistics,
      prepare,
    },
  ];
  const rows: Row[] = [];
  for (const { what, path, budget, ...visit } of visits) {
    const ours = await measureUsable(browser, { ...visit, url: `${stack.url}${path}` });
    const bare = await measureUsable(browser, { ...visit, url: `${plain.url}/plain${path}.html` });
    rows.push({
      what: `${what}: usable, first visit, CPU 4 times as slow, 10 Mbit/s, 40 ms`,
      measured: `${ours.toFixed(0)} ms`,
      baseline: `a page of plain HTML with the same requests: ${bare.toFixed(0)} ms`,
      ratio: ours / bare,
      budget: `< ${budget} ms`,
      isKept: ours < budget,
    });
  }
  return rows;
}
