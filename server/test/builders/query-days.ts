import { addDays, type Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { collectDay } from '../../src/queries/collect/collect-day.ts';
import { loadHistory } from '../../src/queries/load-history.ts';
import type { TestApp } from '../app.ts';
import { type FeedRow, feedRow, type TinyFeed } from '../fakes/tiny-feed.ts';

/** Puts a day into the feed and collects it, the way the worker does. */
export async function collectRows(
  app: TestApp,
  feed: TinyFeed,
  { day, rows, marketplace = 'ozon' }: { day: Day; rows: FeedRow[]; marketplace?: Marketplace },
): Promise<void> {
  feed.days.set(`${marketplace} ${day}`, rows);
  await collectDay(app.context, marketplace, day);
}

/** A little market with another number for each query and day; every third query is not searched on every fifth day. */
export function marketDay(queries: readonly string[], day: Day): FeedRow[] {
  const number = Math.round(Date.parse(day) / 86_400_000);
  return queries.flatMap((query, index) => {
    if (index % 3 === 2 && number % 5 === 0) return [];
    const count = Math.round((2000 / (index + 1)) * (1 + 0.3 * Math.sin(number * (1 + index / 7))) + 5);
    const price = 100_000 + index * 1000 + (number % 7) * 100;
    const ord = Math.floor((count * (1 + (index % 5))) / 100);
    return [
      feedRow(query, {
        count,
        ord,
        avg_price_kopecks: index === 4 ? 0 : price,
        uniq_sellers: 10 + (index % 9),
        products_count: index === 4 ? 0 : 100 + ((index * 37 + number) % 50),
        uniq_queries_with_ca: Math.floor((count * (1 + (index % 4))) / 20),
        zero_count: Math.floor((count * (index % 6)) / 30),
      }),
    ];
  });
}

/** Loads the last days of such a market at once; without them the lists of the screens are empty. */
export async function loadMarket(
  app: TestApp,
  feed: TinyFeed,
  market: { queries: readonly string[]; last: Day; days: number; marketplace?: Marketplace },
): Promise<void> {
  const { queries, last, days, marketplace = 'ozon' } = market;
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = addDays(last, -back);
    feed.days.set(`${marketplace} ${day}`, marketDay(queries, day));
  }
  await loadHistory(app.context, { marketplace, days, onProgress: () => undefined });
}
