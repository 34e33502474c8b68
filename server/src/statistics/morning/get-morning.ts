import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import { MORNING_BOUNDS, type getMorning as route } from '@vitrina/contract/morning/morning.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { hoursToMoment } from '@vitrina/contract/positions/forecast.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import { findFrequencies } from '../../queries/find-frequencies.ts';
import { type Checked, listChecked } from '../changes/list-checked.ts';
import { countCompared, listFalls } from '../changes/list-falls.ts';
import { listNewestHours, nameOfSeries } from './list-hours.ts';
import { findNight, type LikelyRow, listLikely } from './list-likely.ts';
import { rankFalls, usualSearches } from './weigh-fall.ts';

type Answer = OutputOf<typeof route>;

const NO_FALLS = { compared: 0, total: 0, rows: [] };
const NO_LIKELY = { said: 0, unsaid: 0, total: 0, rows: [] };

function cellOf({ entryId, sku, product, query, city }: Checked) {
  return { entryId: PositionEntryId.parse(entryId), sku: Sku.parse(sku), product, query, city };
}

/** Falls of a day with the demand of their queries and the hour of the newest answer, those that matter most first. */
export async function listWeighedFalls(
  context: TimedStoresContext,
  cabinetId: number,
  checked: readonly Checked[],
) {
  const now = context.clock.now();
  const falls = await listFalls(context, cabinetId, checked, now);
  const { counts } = await findFrequencies(context, [...new Set(falls.map(({ text }) => text))]);
  return rankFalls(falls.map((fall) => ({ ...fall, searches: counts.get(fall.text) ?? null })));
}
export type WeighedFall = Awaited<ReturnType<typeof listWeighedFalls>>[number];

async function describeFalls(
  context: TimedStoresContext,
  cabinetId: number,
  checked: readonly Checked[],
): Promise<Answer['falls']> {
  const now = context.clock.now();
  const falls = await listWeighedFalls(context, cabinetId, checked);
  const compared = falls[0]?.compared ?? (await countCompared(context, cabinetId, checked, now));
  const shown = falls.slice(0, MORNING_BOUNDS.rows);
  const hours = await listNewestHours(context, cabinetId, shown, now);
  const rows = shown.flatMap((fall) => {
    const hour = hours.get(nameOfSeries(fall));
    const { before, after, searches } = fall;
    return hour === undefined
      ? []
      : [{ ...cellOf(fall), before, after, searches, bucket: hour.toISOString() }];
  });
  return { compared, total: falls.length, rows };
}

const loss = ({ chance_now, chance }: LikelyRow) => chance_now - chance;

async function describeLikely(
  context: TimedStoresContext,
  cabinetId: number,
  checked: readonly Checked[],
): Promise<Answer['likely']> {
  const now = context.clock.now();
  const night = await findNight(context, cabinetId, startOfMoscowDay(moscowDay(now)));
  if (night === undefined) return { ...NO_LIKELY, unsaid: checked.length };
  const { said, unsaid } = night;
  const found = said === 0 ? [] : await listLikely(context, { cabinetId, night: night.night, now });
  const known = new Map(checked.map((one) => [nameOfSeries(one), one]));
  const pairs = found.flatMap((row) => {
    const one = known.get(nameOfSeries({ sku: row.product, cityId: row.city, termId: row.term_id }));
    return one === undefined ? [] : [{ row, one }];
  });
  const { counts } = await findFrequencies(context, [...new Set(pairs.map(({ one }) => one.text))]);
  const usual = usualSearches([...counts.values()]);
  const weight = ({ row, one }: (typeof pairs)[number]) => loss(row) * (counts.get(one.text) ?? usual);
  const rows = pairs
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MORNING_BOUNDS.rows)
    .map(({ row, one }) => ({
      ...cellOf(one),
      searches: counts.get(one.text) ?? null,
      place: row.place,
      top: row.top,
      chanceNow: row.chance_now,
      chance: row.chance,
      day: moscowDay(new Date(night.night.getTime() + hoursToMoment(row.moment) * HOUR_MS)),
      best: row.best,
      worst: row.worst,
    }));
  return { said, unsaid, total: pairs.length, rows };
}

/** What fell since yesterday and what will probably fall, each from the newest of what is measured. */
export async function getMorning(context: TimedStoresContext, cabinetId: number): Promise<Answer> {
  const [plan, checked] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    listChecked(context, cabinetId),
  ]);
  if (PLAN_LIMITS[plan].positionProducts === 0)
    return { tracking: 'outOfPlan', falls: NO_FALLS, likely: NO_LIKELY };
  if (checked.length === 0) return { tracking: 'nothing', falls: NO_FALLS, likely: NO_LIKELY };
  const [falls, likely] = await Promise.all([
    describeFalls(context, cabinetId, checked),
    describeLikely(context, cabinetId, checked),
  ]);
  return { tracking: 'ok', falls, likely };
}
