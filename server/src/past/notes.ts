import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { saveSearch as saveSearchRoute } from '@vitrina/contract/saved-searches.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { addTag } from '../cabinets/tags/add-tag.ts';
import { listTags } from '../cabinets/tags/list-tags.ts';
import { mayReadAnalytics } from '../own-queries/analytics/rules.ts';
import { listFigureDays } from '../own-queries/figure-days.ts';
import { isDayFinal, missingDays } from '../own-queries/rules.ts';
import type { Context, DbContext } from '../platform/context.ts';
import { knowsTrackedProduct } from '../positions/entries/knows-tracked-product.ts';
import { listSkus } from '../products/list-skus.ts';
import { addNote } from '../products/notes/add-note.ts';
import { changeTags } from '../products/tags/change-tags.ts';
import { saveView } from '../saved-views/save-view.ts';
import { answerStatistics } from '../search-history/answer-statistics.ts';
import { saveSearch } from '../search-history/saved-searches/save-search.ts';
import { contextAt } from './context-at.ts';
import type { Filling, FillingParams } from './filling.ts';
import { unlessDone } from './unless-done.ts';
import { waitForWorker } from './wait-for-worker.ts';

const DAYS = 28;
const BEST_SELLERS = 5;
const SAVED_SEARCHES = 3;
const SAVED_QUERIES = 5;
const MORNING_HOUR = 10;
const WHOLE_COUNTRY = 0;

type Entry = { sku: number; city: string; queries: string[]; startsAt: Date };
type Owner = { cabinetId: number; userId: number };

async function listEntries({ db }: DbContext, cabinetId: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select sku, city_name as city, array_agg(query order by query) as queries, min(starts_at) as "startsAt"
    from position_tracking
    where cabinet_id = ${cabinetId}
    group by entry_id, sku, city_name
    order by entry_id`.execute(db);
  return rows;
}

const BestDay = z.object({ sku: z.int(), day: z.string(), units: z.int(), total: z.int() });
type BestDay = z.infer<typeof BestDay>;

/** Of each product the day on which most was ordered, best sellers first; by what was measured. */
async function listBestDays({ clickhouse }: Context, cabinetId: number, from: string): Promise<BestDay[]> {
  return clickhouse.rows(
    'list best days of products',
    `select sku, toString(argMax(on_day, ordered)) as day, max(ordered) as units, sum(ordered) as total
    from (
      select sku, day as on_day, units as ordered
      from own_product_day final
      where cabinet = {cabinet:UInt32} and day >= {from:Date}
    )
    group by sku
    having total > 0
    order by total desc, sku`,
    { cabinet: cabinetId, from },
    BestDay,
  );
}

async function writeNotes(
  context: Context,
  { cabinetId, userId }: Owner,
  { entries, bestDays }: { entries: readonly Entry[]; bestDays: readonly BestDay[] },
): Promise<void> {
  const notes = [
    ...entries.map(({ sku, city, queries, startsAt }) => ({
      sku,
      at: startsAt,
      text: `Начали следить за местами: ${city}, запросов ${queries.length}`,
    })),
    ...bestDays.map(({ sku, day, units }) => ({
      sku,
      at: new Date(startOfMoscowDay(day).getTime() + MORNING_HOUR * HOUR_MS),
      text: `Лучший день за месяц, заказали штук: ${units}`,
    })),
  ];
  for (const { at, ...note } of notes) {
    const given = { ...note, at: at.toISOString(), cabinetId, authorId: userId };
    await unlessDone('note.timeTaken', () => addNote(context, [knowsTrackedProduct], given));
  }
}

async function tagProducts(
  context: Context,
  cabinetId: number,
  name: string,
  tagged: { color: string; skus: number[] },
) {
  const { color, skus } = tagged;
  if (skus.length === 0) return;
  await unlessDone('tag.exists', () => addTag(context, cabinetId, { name, color }));
  const tag = (await listTags(context, cabinetId)).find((one) => one.name === name);
  if (tag)
    await changeTags(context, {
      cabinetId,
      add: [{ tagId: tag.id, skus: skus.map((sku) => Sku.parse(sku)) }],
      remove: [],
    });
}

/** What is looked at every day: the demand of tracked queries, product by product, and views under names. */
async function saveLooks(context: Context, owner: Owner, entries: readonly Entry[]): Promise<void> {
  const to = addDays(moscowDay(context.clock.now()), -2);
  const search = { cabinetId: owner.cabinetId, cityId: WHOLE_COUNTRY, to };
  for (const [marketplace, days, searches] of [
    ['ozon', 90, SAVED_SEARCHES],
    ['wb', 28, 1],
  ] as const) {
    for (const { queries } of entries.slice(0, searches)) {
      const of = { marketplace, from: addDays(to, 1 - days), queries: queries.slice(0, SAVED_QUERIES) };
      const question = saveSearchRoute.input.parse({ ...search, ...of });
      await answerStatistics(context, getQueryStatistics.input.parse(question));
      await unlessDone('savedSearch.exists', () => saveSearch(context, owner.userId, question));
    }
  }
  const views = [
    { screen: '/sharp-jumps-stats', name: 'Падения за неделю', state: 'direction=fall', isShared: true },
    { screen: '/sharp-jumps-stats', name: 'Новые запросы', state: 'direction=new', isShared: false },
    {
      screen: '/my-product-requests',
      name: 'По заказам',
      state: 'sort=orders&direction=desc',
      isShared: true,
    },
  ] as const;
  for (const view of views)
    await unlessDone('savedView.exists', () => saveView(context, { ...owner, ...view }));
}

/** What counts as the best day of a month is known when all of it is there; a fresh day may not be counted yet. */
const waitForMonth = (context: Context, params: FillingParams) =>
  waitForWorker(context, params, {
    what: 'a month of analytics',
    isThere: async () => {
      const now = context.clock.now();
      const stored = new Set(await listFigureDays(context, params.cabinetId, 'analytics'));
      return missingDays(now, stored).every((day) => !isDayFinal(now, day));
    },
  });

/**
 * Notes, tags, saved searches and views of somebody who works here every day; what they say was measured. A subscription
 * without analytics has no best days.
 */
export const notesPast: Filling = {
  subject: 'notes',
  days: 1,
  waits: 'beside',
  fill: async (context, params) => {
    const { cabinetId, before } = params;
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet) return;
    if (mayReadAnalytics(cabinet.premium) && !(await waitForMonth(context, params))) return;
    const owner = { cabinetId, userId: cabinet.owner_id };
    const entries = await listEntries(context, cabinetId);
    const own = new Set(await listSkus(context, cabinetId));
    const tracked = [...new Set(entries.map(({ sku }) => sku))].filter((sku) => own.has(sku));
    const best = await listBestDays(context, cabinetId, addDays(moscowDay(before), -DAYS));
    const then = contextAt(context, before);
    await writeNotes(then, owner, { entries, bestDays: best.filter(({ sku }) => tracked.includes(sku)) });
    const bestSellers = best.slice(0, BEST_SELLERS).map(({ sku }) => sku);
    await tagProducts(then, cabinetId, 'Лидеры продаж', { color: '#2f9e44', skus: bestSellers });
    await tagProducts(then, cabinetId, 'Следим за местами', { color: '#1971c2', skus: tracked });
    await saveLooks(then, owner, [...new Map(entries.map((entry) => [entry.sku, entry])).values()]);
  },
};
