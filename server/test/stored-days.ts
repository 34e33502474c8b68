import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod';
import { listStoredDays } from '../src/queries/list-stored-days.ts';
import type { TestApp } from './app.ts';
import { readFeedDay } from './builders/feed-day.ts';
import type { Sandbox } from './fakes/sandbox.ts';

const Figures = z.object({ on: z.string(), rows: z.int(), queries: z.int(), searches: z.int() });

/** Rows of a table by days: `queries` differs from `rows` where a query stands twice. */
async function readFigures({ context }: TestApp, table: 'sq_hist' | 'sq_cum', marketplace: Marketplace) {
  const rows = await context.clickhouse.rows(
    'test: days',
    `select toString(stored.day) as on, count() as rows, uniqExact(query_id) as queries, sum(count) as searches
    from ${table} as stored where mp = {marketplace:String} group by stored.day`,
    { marketplace },
    Figures,
  );
  return new Map(rows.map((row) => [row.on, row]));
}

/** Compares stored days, and the running sums made of them, with what the provider says: what is wrong, in words. */
export async function judgeDays(
  app: TestApp,
  sandbox: Sandbox,
  marketplace: Marketplace,
  days: readonly Day[],
): Promise<string[]> {
  const [stored, sums] = [
    await readFigures(app, 'sq_hist', marketplace),
    await readFigures(app, 'sq_cum', marketplace),
  ];
  const lines = await listStoredDays(app.context, marketplace);
  const wrong: string[] = [];
  const demand = (isRight: boolean, words: string) => {
    if (!isRight) wrong.push(`${marketplace} ${words}`);
  };
  for (const day of days) {
    const given = await readFeedDay(sandbox, marketplace, day);
    const searches = given.reduce((sum, line) => sum + line.count, 0);
    const line = lines.find((one) => one.day === day);
    demand(line !== undefined && line.derivedAt !== null && !line.isStale, `${day} is not finished`);
    const figures = stored.get(day);
    demand(figures?.rows === given.length, `${day}: ${figures?.rows} rows instead of ${given.length}`);
    demand(
      figures?.queries === figures?.rows,
      `${day}: ${figures?.queries} queries in ${figures?.rows} rows`,
    );
    demand(figures?.searches === searches, `${day}: ${figures?.searches} searches instead of ${searches}`);
    const sum = sums.get(day);
    const upTo = [...stored.values()].filter((one) => one.on <= day);
    const expected = upTo.reduce((total, one) => total + one.searches, 0);
    demand(sum?.searches === expected, `${day}: the sums say ${sum?.searches} instead of ${expected}`);
    demand(sum?.queries === sum?.rows, `${day}: a query stands twice in the sums`);
  }
  return wrong;
}
