import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { startQueryExport } from '@vitrina/contract/search-history.ts';
import { sql } from 'kysely';
import type { Context } from '../../server/src/platform/context.ts';
import { startQueryExport as start } from '../../server/src/search-history/download/start-query-export.ts';
import { getStatistics } from '../../server/src/search-history/get-statistics.ts';
import { suggestQueries } from '../../server/src/search-history/suggest-queries.ts';
import { listMarketWords } from '../../server/src/word-statistics/list-market-words.ts';
import type { Seller } from '../make-seller.ts';
import { IMPORTS_MARKET } from './market.ts';

export type Question = { what: string; ask(seller: Seller): Promise<unknown> };

type Sort = 'count' | 'gmv' | 'query';

const PAGE = {
  marketplace: 'ozon' as const,
  cityId: 0,
  from: addDays(IMPORTS_MARKET.lastDay, -27),
  to: IMPORTS_MARKET.lastDay as Day,
  queries: [] as string[],
  window: 28 as const,
  contains: '',
  isEmptyHidden: false,
  sort: 'count' as Sort,
  direction: 'desc' as const,
  page: 1,
  pageSize: 50,
};

async function startFile(context: Context, { cabinetId, userId }: Seller): Promise<void> {
  const file = { format: 'csv', columns: ['count'], headers: ['query', 'count'] };
  await start(context, userId, startQueryExport.input.parse({ ...PAGE, cabinetId, ...file }));
  // As many wait as a person may have: each is taken back at once.
  await sql`delete from exports where user_id = ${userId}`.execute(context.db);
}

/** Everything that reads imported lines or stands beside them; the first ones show none of them. */
export function listQuestions(context: Context): { unseen: Question[]; seen: Question[] } {
  const page = (overrides: Partial<typeof PAGE>) => (seller: Seller) =>
    getStatistics(context, { ...PAGE, cabinetId: seller.cabinetId, ...overrides });
  const pagesOfMarket = IMPORTS_MARKET.queries / PAGE.pageSize;
  const older = { from: addDays(PAGE.from, -5), to: addDays(PAGE.to, -5) };
  return {
    unseen: [
      { what: 'first page of the market', ask: page({}) },
      { what: 'page 1,000', ask: page({ page: 1000 }) },
      { what: 'first page by money', ask: page({ sort: 'gmv' }) },
      { what: 'first page of a period that ends five days ago', ask: page(older) },
      {
        what: 'suggestions while typing',
        ask: () => suggestQueries(context, { marketplace: 'ozon', text: 'терм' }),
      },
      {
        what: 'words of the market',
        ask: () =>
          listMarketWords(context, { marketplace: 'ozon', window: 28, search: '', isMisspelt: false }),
      },
      { what: 'start of a file', ask: (seller) => startFile(context, seller) },
    ],
    seen: [
      { what: 'page behind the last of the market', ask: page({ page: pagesOfMarket + 1 }) },
      { what: 'the same by text', ask: page({ page: pagesOfMarket + 1, sort: 'query' }) },
      { what: 'part of a text (a seventh of the lines)', ask: page({ contains: 'платье' }) },
      {
        what: 'three chosen queries',
        ask: page({ queries: ['платье', 'платье для дома номер 70', 'термос для дома номер 701'] }),
      },
    ],
  };
}
