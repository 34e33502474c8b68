import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { AbTestId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import {
  CHANGE_BOUNDS,
  type Change,
  type getChanges as route,
} from '@vitrina/contract/statistics/changes.ts';
import type { Span } from '../../own-queries/own-days.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import { findShownWeek } from '../find-shown-week.ts';
import { estimateFall, estimateJump, estimateLift } from './estimate-effect.ts';
import { listCardChanges } from './list-card-changes.ts';
import { type Checked, listChecked } from './list-checked.ts';
import { type Fall, listFalls } from './list-falls.ts';
import { type FinishedTest, listFinishedTests } from './list-finished-tests.ts';
import { listProductRevenue, listQueryRevenue, type QueryRevenue } from './list-own-revenue.ts';
import { listOwnTexts, listQueryJumps, type QueryJump } from './list-query-jumps.ts';
import { listSeen } from './list-seen.ts';
import { rankChanges } from './rank-changes.ts';

const textKey = (sku: number, text: string) => `${sku} ${text}`;

/** Of several, null as soon as one of them is not known: a part must not stand for the whole. */
function sumKnown(values: readonly (number | null)[]): number | null {
  let sum: number | null = values.length === 0 ? null : 0;
  for (const value of values) sum = sum === null || value === null ? null : sum + value;
  return sum;
}

type Scope = { context: TimedStoresContext; cabinetId: number; week: Span | null };

async function describeFalls({ context, cabinetId, week }: Scope, falls: readonly Fall[]): Promise<Change[]> {
  if (falls.length === 0) return [];
  const texts = [...new Set(falls.map(({ text }) => text))];
  const [revenue, seen] =
    week === null
      ? [[], []]
      : await Promise.all([
          listQueryRevenue(context, cabinetId, week, texts),
          listSeen(context, cabinetId, week),
        ]);
  const kopecks = new Map(revenue.map((one) => [textKey(one.sku, one.text), one.kopecksADay]));
  // What a query brings is known of the whole country, so where it fell in several cities it is counted once.
  const cities = Map.groupBy(falls, ({ sku, text }) => textKey(sku, text));
  return falls.map((fall) => {
    const key = textKey(fall.sku, fall.text);
    const isAlone = cities.get(key)?.length === 1;
    const { product, query, city, before, after } = fall;
    return {
      kind: 'fall',
      entryId: PositionEntryId.parse(fall.entryId),
      sku: Sku.parse(fall.sku),
      product,
      query,
      city,
      before,
      after,
      effectKopecks:
        isAlone || cities.get(key)?.[0] === fall ? estimateFall(fall, kopecks.get(key) ?? null, seen) : null,
    };
  });
}

function best(revenue: readonly QueryRevenue[]): QueryRevenue | undefined {
  return revenue.toSorted((one, other) => (other.kopecksADay ?? 0) - (one.kopecksADay ?? 0))[0];
}

async function describeJumps(
  { context, cabinetId, week }: Scope,
  jumps: readonly QueryJump[],
  checked: readonly Checked[],
): Promise<Change[]> {
  const texts = jumps.map(({ text }) => text);
  const revenue = week === null ? [] : await listQueryRevenue(context, cabinetId, week, texts);
  const byText = Map.groupBy(revenue, ({ text }) => text);
  const tracked = new Set(checked.map(({ text }) => text));
  return jumps.map((jump) => {
    const ofText = byText.get(jump.text) ?? [];
    const sku = best(ofText)?.sku;
    return {
      kind: 'jump',
      query: jump.text,
      before: jump.before,
      after: jump.after,
      isTracked: tracked.has(jump.text),
      sku: sku === undefined ? null : Sku.parse(sku),
      effectKopecks: estimateJump(jump, sumKnown(ofText.map(({ kopecksADay }) => kopecksADay))),
    };
  });
}

async function describeTests(
  { context, cabinetId, week }: Scope,
  tests: readonly FinishedTest[],
): Promise<Change[]> {
  const skus = tests.map(({ sku }) => sku);
  const revenue = week === null ? new Map() : await listProductRevenue(context, cabinetId, week, skus);
  return tests.map(({ testId, sku, name, at, lift }) => ({
    kind: 'test',
    testId: AbTestId.parse(testId),
    name,
    at: at.toISOString(),
    lift,
    effectKopecks: estimateLift(lift, revenue.get(sku) ?? null),
  }));
}

async function findJumps(scope: Scope, checked: readonly Checked[]): Promise<Change[]> {
  const { context, cabinetId, week } = scope;
  const own = week === null ? [] : await listOwnTexts(context, cabinetId, week);
  const texts = [...new Set([...checked.map(({ text }) => text), ...own])];
  return describeJumps(scope, await listQueryJumps(context, texts), checked);
}

/** What has changed since yesterday, of all tools, by what it is estimated to bring or cost a day (docs/metrics.md). */
export async function getChanges(
  context: TimedStoresContext,
  cabinetId: number,
): Promise<OutputOf<typeof route>> {
  const now = context.clock.now();
  const since = startOfMoscowDay(addDays(moscowDay(now), -1));
  const [checked, week] = await Promise.all([
    listChecked(context, cabinetId),
    findShownWeek(context, cabinetId),
  ]);
  const scope = { context, cabinetId, week };
  const [falls, jumps, tests, cards] = await Promise.all([
    listFalls(context, cabinetId, checked, now).then((found) => describeFalls(scope, found)),
    findJumps(scope, checked),
    listFinishedTests(context, cabinetId, since).then((found) => describeTests(scope, found)),
    listCardChanges(context, cabinetId, since),
  ]);
  const changes = rankChanges([
    ...falls,
    ...jumps,
    ...tests,
    ...cards.map(({ sku, at, ...card }) => ({
      kind: 'card' as const,
      ...card,
      sku: Sku.parse(sku),
      at: at.toISOString(),
      effectKopecks: null,
    })),
  ]);
  return {
    since: since.toISOString(),
    changes: changes.slice(0, CHANGE_BOUNDS.rows),
    total: changes.length,
    figuresDay: week?.to ?? null,
  };
}
