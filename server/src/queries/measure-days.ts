import { addDays } from '@vitrina/contract/dates.ts';
import { hasFeed } from '../integrations/query-feed/feed.ts';
import type { Context } from '../platform/context.ts';
import { measure } from '../platform/metrics/measure.ts';
import { readyAt } from './rules.ts';
import type { QueryTables } from './tables.ts';

/** How far the statistics of search queries are behind what the provider should have, by the product's clock. */
export function measureDays(context: Pick<Context, 'metrics' | 'log' | 'db' | 'clock' | 'env'>): void {
  const { db, clock, env } = context;
  measure(
    context,
    {
      name: 'vitrina_query_statistics_lateness_seconds',
      help: 'How long the day after the newest stored one has been due; 0: it is not; absent: no day is stored.',
      labels: ['marketplace'],
    },
    async () => {
      if (!hasFeed(env)) return [];
      const rows = await db
        .withTables<QueryTables>()
        .selectFrom('query_days')
        .where('state', '=', 'stored')
        .select((eb) => ['marketplace', eb.fn.max('day').as('newest')])
        .groupBy('marketplace')
        .execute();
      return rows.map(({ marketplace, newest }) => ({
        labels: { marketplace },
        value: Math.max(0, (clock.now().getTime() - readyAt(addDays(newest, 1)).getTime()) / 1000),
      }));
    },
  );
}
