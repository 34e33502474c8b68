import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { EFFECT_BOUNDS, type EffectMeasure } from '@vitrina/contract/effects/effects.ts';
import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import { listFigureDays } from '../own-queries/figure-days.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { daysOff } from './donors/days-off.ts';
import { listCandidates } from './donors/list-candidates.ts';
import { countDaysOff, type History, isAdvertisingSteady, isSteady } from './donors/steadiness.ts';
import { MOST_PLACEBO_DATES, WEEK_DAYS, type Windows } from './estimate/windows.ts';
import type { QuestionInput } from './prepare-question.ts';
import type { Cause } from './read/find-cause.ts';
import { type Disturbance, listDisturbances } from './read/list-disturbances.ts';
import {
  isSameEvent,
  type PlannedWindows,
  planWindows,
  tooEarly,
  type Unsaid,
  unsay,
} from './read/plan-windows.ts';
import { readAdvertising } from './read/read-advertising.ts';
import { emptyFigures, OWN_MEASURES, readOwnFigures } from './read/read-own-figures.ts';
import { averagePlaces, readPlaceLines } from './read/read-places.ts';

export type Evidence = {
  daysAfter: number;
  together: RadarKind[];
  leftOut: number;
  isAdvertisingKnown: boolean;
  inputs: (QuestionInput | (Unsaid & { measure: EffectMeasure }))[];
};

/** What the earliest placebo may reach back to. */
const HISTORY_DAYS =
  EFFECT_BOUNDS.daysBefore * 2 + EFFECT_BOUNDS.mostDaysAfter + MOST_PLACEBO_DATES * WEEK_DAYS;

type Own = { cabinetId: number; cause: Cause };

function splitDisturbances(all: readonly Disturbance[], cause: Cause) {
  const own = all.filter(({ sku }) => sku === cause.sku);
  return {
    changes: own.filter(({ kind }) => kind !== 'test').map(({ day }) => day),
    tests: own.filter(({ kind }) => kind === 'test').map(({ day }) => day),
    together: [
      ...new Set(
        own.flatMap(({ day, kind }) =>
          kind === 'note' || kind === 'test' || !isSameEvent(day, cause) ? [] : [kind],
        ),
      ),
    ],
  };
}

/** Who else changed between the first day before and the last day after. */
function disturbedIn(all: readonly Disturbance[], { from, to }: Cause, daysAfter: number): Set<number> {
  const [start, end] = [addDays(from, -EFFECT_BOUNDS.daysBefore), addDays(to, daysAfter)];
  return new Set(all.filter(({ day }) => day >= start && day <= end).map(({ sku }) => sku));
}

function testDuring(tests: readonly Day[], { from, to }: Cause, daysAfter: number): Day | undefined {
  const [start, end] = [addDays(from, -EFFECT_BOUNDS.daysBefore), addDays(to, daysAfter)];
  const [first, last] = [tests[0], tests.at(-1)];
  if (first === undefined || last === undefined || last < start || first > end) return undefined;
  return first < start ? last : first;
}

/** The windows of the product, with an image test in them as a reason of its own. */
function planOwn(days: readonly Day[], cause: Cause, split: ReturnType<typeof splitDisturbances>) {
  const planned = planWindows(days, cause, split.changes.toSorted());
  if ('unsaid' in planned) return planned;
  const test = testDuring(split.tests, cause, planned.daysAfter);
  return test === undefined ? planned : unsay('imageTest', { day: test });
}

/** Places of the days on which something happened to a product. */
function placesOf(all: readonly Disturbance[], sku: number, days: readonly Day[]): number[] {
  const happened = all
    .filter((one) => one.sku === sku)
    .map(({ day }) => days.findIndex((known) => known >= day));
  return happened.filter((place) => place >= 0);
}

/** What is known of the product and of the own products that may be compared with it, by day. */
async function readHistories(
  context: TimedStoresContext,
  cabinetId: number,
  skus: readonly number[],
  { days, all }: { days: readonly Day[]; all: readonly Disturbance[] },
) {
  const [figures, advertising] = await Promise.all([
    readOwnFigures(context, cabinetId, skus, days),
    readAdvertising(context, cabinetId, skus, days),
  ]);
  return new Map(
    skus.map((sku) => {
      const own = figures.get(sku) ?? emptyFigures(days.length);
      const advertised = advertising?.get(sku) ?? null;
      return [sku, { ...own, advertised, off: daysOff(own.views), changes: placesOf(all, sku, days) }];
    }),
  );
}

/** Orders, openings and views of the product, if nothing but the change happened to it. */
async function askFigures(
  context: TimedStoresContext,
  { cabinetId, cause }: Own,
  { days, planned, all }: { days: Day[]; planned: PlannedWindows; all: readonly Disturbance[] },
): Promise<Pick<Evidence, 'inputs' | 'leftOut' | 'isAdvertisingKnown'>> {
  const listed = await listCandidates(context, cabinetId, cause);
  const skus = [cause.sku, ...listed.map(({ sku }) => sku)];
  const histories = await readHistories(context, cabinetId, skus, { days, all });
  const { windows } = planned;
  const isSteadyIn = (sku: number) => (others: Windows) => {
    const history = histories.get(sku);
    return history !== undefined && isSteady(history, others);
  };
  const own = histories.get(cause.sku);
  const refusal = own === undefined ? unsay('noFigures') : refuseUnsteady(own, windows);
  const inputs = OWN_MEASURES.map((measure): Evidence['inputs'][number] => {
    if (refusal !== undefined || own === undefined) return { measure, ...(refusal ?? unsay('noFigures')) };
    return {
      measure,
      days,
      windows,
      product: { sku: cause.sku, series: own[measure], isSteadyIn: isSteadyIn(cause.sku) },
      candidates: listed.flatMap(({ sku, isSameKind }) => {
        const series = histories.get(sku)?.[measure];
        return series === undefined ? [] : [{ sku, series, isSteadyIn: isSteadyIn(sku), isSameKind }];
      }),
    };
  });
  const leftOut = listed.filter((one) => one.isSameKind && !isSteadyIn(one.sku)(windows)).length;
  return { inputs, leftOut, isAdvertisingKnown: own !== undefined && own.advertised !== null };
}

/** Something else happened to the product itself, so the change cannot be told from it. */
function refuseUnsteady(own: History, windows: Windows): Unsaid | undefined {
  const off = countDaysOff(own, windows);
  if (off > 0) return unsay('notOnSale', { found: off });
  return isAdvertisingSteady(own, windows) ? undefined : unsay('advertising');
}

/** The average found place; whoever is tracked on the same shelves is compared, own products and rivals. */
async function askPlaces(
  context: TimedStoresContext,
  { cabinetId, cause }: Own,
  all: readonly Disturbance[],
  span: { from: Day; to: Day },
): Promise<Evidence['inputs'][number] | undefined> {
  const lines = await readPlaceLines(context, { cabinetId, sku: cause.sku, ...span });
  const { days, bySku } = averagePlaces(lines, cause.sku);
  const series = bySku.get(cause.sku);
  if (series === undefined) return undefined;
  const planned = planOwn(days, cause, splitDisturbances(all, cause));
  if ('unsaid' in planned) return { measure: 'place', ...planned };
  const disturbed = disturbedIn(all, cause, planned.daysAfter);
  const candidates = [...bySku]
    .filter(([sku]) => sku !== cause.sku && !disturbed.has(sku))
    .map(([sku, other]) => ({ sku, series: other, isSameKind: true }));
  return {
    measure: 'place',
    days,
    windows: planned.windows,
    product: { sku: cause.sku, series },
    candidates,
  };
}

type Shop = {
  days: readonly Day[];
  cause: Cause;
  split: ReturnType<typeof splitDisturbances>;
  yesterday: Day;
};

/** A shop whose figures are not read at all has no reason but that; what is noted ahead has not come. */
function planShop(stored: readonly Day[], { days, cause, split, yesterday }: Shop) {
  if (stored.length === 0) return unsay('noFigures');
  return cause.to > yesterday ? tooEarly(cause) : planOwn(days, cause, split);
}

/** Everything that is known of a change and of the products that it may be compared with. */
export async function readEvidence(context: TimedStoresContext, own: Own): Promise<Evidence> {
  const { cabinetId, cause } = own;
  const now = context.clock.now();
  const span = {
    from: addDays(cause.from, -HISTORY_DAYS),
    to: addDays(cause.to, EFFECT_BOUNDS.mostDaysAfter),
  };
  const yesterday = addDays(moscowDay(now), -1);
  const [stored, all] = await Promise.all([
    listFigureDays(context, cabinetId, 'analytics'),
    listDisturbances(context, cabinetId, { ...span, now }),
  ]);
  const places = await askPlaces(context, own, all, {
    from: span.from,
    to: yesterday < span.to ? yesterday : span.to,
  });
  const split = splitDisturbances(all, cause);
  const days = stored.filter((day) => day >= span.from && day <= span.to);
  const planned = planShop(stored, { days, cause, split, yesterday });
  const shelves = places === undefined ? [] : [places];
  if ('unsaid' in planned) {
    const refused = OWN_MEASURES.map((measure) => ({ measure, ...planned }));
    return {
      daysAfter: 0,
      together: split.together,
      leftOut: 0,
      isAdvertisingKnown: false,
      inputs: [...refused, ...shelves],
    };
  }
  const { inputs, ...more } = await askFigures(context, own, { days, planned, all });
  return {
    daysAfter: planned.daysAfter,
    together: split.together,
    ...more,
    inputs: [...inputs, ...shelves],
  };
}
