import type { Marketplace } from '@vitrina/contract/ids.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import type { Seller } from './open-seller.ts';
import { windowOf } from './raw/days.ts';
import { type FeedDays, readFeedDays } from './raw/feed.ts';
import type { QueryDays } from './raw/window.ts';
import { remember } from './remember.ts';

export const MARKETPLACES = ['ozon', 'wb', 'ym'] as const;

/** The provider's files of a marketplace, of the days that the product was told to load. */
export type Market = { marketplace: Marketplace; last: string; days: readonly string[]; files: FeedDays };

/** One query by day, as tableLine and its kind read it. */
export const inCountry =
  ({ files }: Market, query: string): QueryDays =>
  (day) => {
    const file = files.get(day);
    return file === undefined ? undefined : (file.get(query) ?? null);
  };

/** Every query that anybody searched on any of the days. */
export const listTexts = ({ files }: Market): string[] => [
  ...new Set([...files.values()].flatMap((file) => [...file.keys()])),
];

async function readMarket(seller: Seller, marketplace: Marketplace): Promise<Market> {
  // Which day is the newest one is the product's word; whether its numbers are of that day is what is looked at.
  const { freshness } = await seller.ask(getQueryStatistics, {
    cabinetId: seller.cabinetId,
    marketplace,
    queries: [],
    from: windowOf(seller.now.toISOString().slice(0, 10), 7)[0] ?? '',
    to: seller.now.toISOString().slice(0, 10),
    window: 7,
    page: 1,
    pageSize: 10,
  });
  const last = freshness.lastDay ?? '';
  const days = windowOf(last, seller.size.days[marketplace]);
  return { marketplace, last, days, files: await readFeedDays(seller.sandbox.url, marketplace, days) };
}

export const marketOf = remember(readMarket);
