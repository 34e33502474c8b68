import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import { isPasswordRight } from '../server/src/accounts/password.ts';
import { makeQueryExport } from '../server/src/search-history/download/make-query-export.ts';
import { importQueries } from '../server/src/search-history/query-imports/import-queries.ts';
import { fillMarket } from './fill-market.ts';
import { listQuestions } from './imports/list-questions.ts';
import { IMPORTS_MARKET } from './imports/market.ts';
import { makeSeller, type Seller } from './make-seller.ts';
import type { Bench } from './open-bench.ts';
import type { Row } from './report.ts';

const LONGEST_MS = 50;
const IDLE_MS = 5000;
const ROUNDS = 10;
const SIGN_INS = 30;
const IMPORTED_ROWS = 200_000;
const NANOSECONDS = 1e6;

export const BLOCKS_BEFORE = `Market: ${IMPORTS_MARKET.queries.toLocaleString('en')} queries × ${IMPORTS_MARKET.days} days. The longest block of one process's event loop while it does the work; the baseline is the same
process without work. Each page is requested ${ROUNDS} times.`;
export const BLOCKS_AFTER = `Files have 100,000 rows and every column. docs/decisions/0038 describes what causes the blocks.`;

type Work = { what: string; run: () => Promise<unknown> };

/** Milliseconds by which the event loop was late at most. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  await work();
  histogram.disable();
  return histogram.max / NANOSECONDS;
}

function makeFile({ context }: Bench, { cabinetId }: Seller, format: 'csv' | 'xlsx' | 'parquet') {
  const columns = [...QUERY_METRIC_NAMES];
  const request = {
    cabinetId,
    marketplace: 'ozon',
    cityId: 0,
    queries: [],
    contains: '',
    isEmptyHidden: false,
    from: '2026-02-01',
    to: IMPORTS_MARKET.lastDay,
    window: 28,
    sort: 'count',
    direction: 'desc',
    format,
    columns,
    headers: ['query', ...columns],
    isRightToLeft: false,
  };
  return async () => {
    const how = {
      request,
      format,
      orderedAt: context.clock.now(),
      progress: () => undefined,
      signal: new AbortController().signal,
    };
    let bytes = 0;
    for await (const part of makeQueryExport(context, how)) bytes += part.length;
    if (bytes < 1_000_000) throw new Error(`The file has ${bytes} bytes only.`);
  };
}

function listWork(bench: Bench, seller: Seller): Work[] {
  const { context } = bench;
  const { unseen } = listQuestions(context);
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, n) => `block ${n};${n}`);
  const file = {
    name: 'blocks_2026-02-01_2026-02-28.csv',
    bytes: new TextEncoder().encode(`query;frequency\n${rows.join('\n')}`),
  };
  return [
    ...unseen.map(({ what, ask }) => ({
      what,
      run: async () => {
        for (let round = 0; round < ROUNDS; round += 1) await ask(seller);
      },
    })),
    ...(['csv', 'xlsx', 'parquet'] as const).map((format) => ({
      what: `a ${format.toUpperCase()} of 100,000 rows`,
      run: makeFile(bench, seller, format),
    })),
    {
      what: `an import of ${IMPORTED_ROWS.toLocaleString('en')} rows`,
      run: () => importQueries(context, { cabinetId: seller.cabinetId, marketplace: 'ozon' }, file),
    },
    {
      what: `${SIGN_INS} passwords at once`,
      run: () =>
        Promise.all(Array.from({ length: SIGN_INS }, () => isPasswordRight('Wrong-password-1', undefined))),
    },
  ];
}

/** How long work that many ask for holds up everybody else in the process. */
export async function measureBlocks(bench: Bench): Promise<Row[]> {
  await fillMarket(bench.context, (line) => console.log(line), IMPORTS_MARKET);
  const seller = await makeSeller(bench.context, 'Blocks');
  const measured: Row[] = [];
  for (const { what, run } of listWork(bench, seller)) {
    const idle = await longestBlock(() => wait(IDLE_MS));
    const begun = performance.now();
    const longest = await longestBlock(run);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`  ${what}: ${longest.toFixed(0)} ms`);
    measured.push({
      what,
      measured: `${longest.toFixed(0)} ms at most, in ${seconds.toFixed(1)} s`,
      baseline: `idle: ${idle.toFixed(0)} ms`,
      ratio: longest / idle,
      budget: `< ${LONGEST_MS} ms`,
      isKept: longest < LONGEST_MS,
    });
  }
  return measured;
}
