import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { feedOf } from '../../src/integrations/query-feed/feed.ts';
import { collectDay } from '../../src/queries/collect/collect-day.ts';
import { deriveDays } from '../../src/queries/collect/derive-days.ts';
import { dropStage, stageDay } from '../../src/queries/collect/stage-day.ts';
import { storeDay } from '../../src/queries/collect/store-day.ts';
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

type Days = { days: readonly Day[]; rowsOf: (day: Day) => FeedRow[]; marketplace?: Marketplace };

/** Stores days as they are collected and derives from all of them once: windows of each would be half of the work. */
export async function collectDays(
  { context }: TestApp,
  feed: TinyFeed,
  { days, rowsOf, marketplace = 'ozon' }: Days,
): Promise<void> {
  const source = feedOf(context);
  if (!source) throw new Error('The application has no feed.');
  for (const day of days) {
    feed.days.set(`${marketplace} ${day}`, rowsOf(day));
    const staged = await stageDay(context, source, marketplace, day);
    if (staged.outcome !== 'ok') throw new Error(`${day} did not come: ${staged.message}`);
    await storeDay(context, marketplace, day, staged);
    await dropStage(context, staged.stage);
  }
  await deriveDays(context, marketplace);
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
  const { queries, last, days: count, marketplace = 'ozon' } = market;
  const days = listDays(addDays(last, 1 - count), last);
  await collectDays(app, feed, { days, rowsOf: (day) => marketDay(queries, day), marketplace });
}
