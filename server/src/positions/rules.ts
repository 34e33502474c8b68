import { type KeyFault, type KeyStatus, keyFault } from '@vitrina/contract/cabinet.ts';
import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { type PositionBudget } from '@vitrina/contract/positions/budget.ts';
import { type PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { type Place } from '@vitrina/contract/positions/places.ts';
import { chooseStep, POSITION_RULES, type StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { normaliseText } from '../products/rules.ts';

/** product.md 9.2: one unique query serves up to ten products; the eleventh begins another one. */
export function costOf(products: number): number {
  return Math.ceil(products / POSITION_RULES.productsPerQuery);
}

export function countUniqueQueries(productsOfShelves: Iterable<number>): number {
  let sum = 0;
  for (const products of productsOfShelves) sum += costOf(products);
  return sum;
}

/** Two texts that differ by case, ё, composed letters or spaces are one query. */
function normaliseQuery(text: string): string {
  return normaliseText(text.normalize('NFC'));
}

export function normaliseQueries(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normaliseQuery))];
}

/** What a cabinet tracks: its products, and how many of them follow each shelf (a query in a city). */
export type Tracking = {
  skus: ReadonlySet<number>;
  productsOfShelf: ReadonlyMap<string, number>;
};

export function shelfKey(cityId: number, query: string): string {
  return `${cityId}|${query}`;
}

/** `queries` are those that the product does not follow in that city yet. */
export function withAddition(
  { skus, productsOfShelf }: Tracking,
  added: { sku: number; cityId: number; queries: readonly string[] },
): Tracking {
  const shelves = new Map(productsOfShelf);
  for (const query of added.queries) {
    const key = shelfKey(added.cityId, query);
    shelves.set(key, (shelves.get(key) ?? 0) + 1);
  }
  return { skus: new Set([...skus, added.sku]), productsOfShelf: shelves };
}

export function budgetOf({ skus, productsOfShelf }: Tracking, plan: Plan): PositionBudget {
  const uniqueQueries = countUniqueQueries(productsOfShelf.values());
  return {
    uniqueQueries,
    stepMinutes: chooseStep(uniqueQueries),
    products: skus.size,
    maximumProducts: PLAN_LIMITS[plan].positionProducts,
    maximumQueries: PLAN_LIMITS[plan].positionQueries,
  };
}

/** product.md 6.3: position check needs "Beginner expert" or higher. */
export function isPlanSufficient(plan: Plan): boolean {
  return PLAN_LIMITS[plan].positionProducts > 0;
}

/** What keeps a cabinet's tracking from being checked: its plan, or its key. */
export type Block = { by: 'plan' } | { by: 'key'; fault: KeyFault };

export function judgeBlock(plan: Plan, keyStatus: KeyStatus): Block | undefined {
  const fault = keyFault(keyStatus);
  if (fault !== undefined) return { by: 'key', fault };
  return isPlanSufficient(plan) ? undefined : { by: 'plan' };
}

export type AdditionRefusal =
  | { refused: 'tooManyQueries'; maximum: number }
  | { refused: 'limitExceeded'; type: 'positionProducts' | 'positionQueries'; maximum: number };

/** Whether an addition may stand, judged by what would be tracked after it. */
export function judgeAddition(after: {
  budget: PositionBudget;
  entryQueries: number;
}): AdditionRefusal | undefined {
  const { budget, entryQueries } = after;
  if (entryQueries > POSITION_RULES.queriesPerEntry) {
    return { refused: 'tooManyQueries', maximum: POSITION_RULES.queriesPerEntry };
  }
  if (budget.uniqueQueries > POSITION_RULES.queriesPerHour) {
    return { refused: 'tooManyQueries', maximum: POSITION_RULES.queriesPerHour };
  }
  if (budget.products > budget.maximumProducts) {
    return { refused: 'limitExceeded', type: 'positionProducts', maximum: budget.maximumProducts };
  }
  if (budget.uniqueQueries > budget.maximumQueries) {
    return { refused: 'limitExceeded', type: 'positionQueries', maximum: budget.maximumQueries };
  }
  return undefined;
}

const ADDITIONAL_START_HOUR = 9;

/** The first 09:00 Moscow at or after a moment. */
function nextMorning(at: Date): Date {
  const today = moscowDay(at);
  const nineOf = (day: string) => new Date(startOfMoscowDay(day).getTime() + ADDITIONAL_START_HOUR * HOUR_MS);
  return nineOf(today) >= at ? nineOf(today) : nineOf(addDays(today, 1));
}

type NewEntry = {
  now: Date;
  stepMinutes: StepMinutes;
  isAdditional: boolean;
  /** When the cabinet's earliest entry began to be collected; null while it has none. */
  collectingSince: Date | null;
};

/**
 * product.md 4.6: the first positions appear after two periods; those of an additional cabinet after 09:00 Moscow plus
 * the period. The morning is waited for once: what joins a cabinet that is collected already waits two periods.
 */
export function scheduleFirst({ now, stepMinutes, isAdditional, collectingSince }: NewEntry): {
  startsAt: Date;
  firstExpectedAt: Date;
} {
  const periodMs = stepMinutes * MINUTE_MS;
  const waitsForMorning = isAdditional && (collectingSince === null || collectingSince > now);
  if (!waitsForMorning) return { startsAt: now, firstExpectedAt: new Date(now.getTime() + 2 * periodMs) };
  const startsAt = collectingSince ?? nextMorning(now);
  return { startsAt, firstExpectedAt: new Date(startsAt.getTime() + periodMs) };
}

/** Older than this, an answer is history and not "now". */
export const NOW_HOURS = 24;

export function judgeEntryState(entry: {
  isAllowed: boolean;
  isPaused: boolean;
  isChecked: boolean;
}): PositionEntry['state'] {
  if (!entry.isAllowed) return 'blocked';
  if (entry.isPaused) return 'paused';
  return entry.isChecked ? 'active' : 'waitingFirst';
}

/** Averages are of found places alone; what they leave out is told by the counts beside them. */
export function summarisePlaces(places: readonly Place[]) {
  const found = places.filter((place) => typeof place === 'number');
  const within = (top: number) => found.filter((place) => place <= top).length;
  return {
    averagePlace: found.length === 0 ? null : found.reduce((sum, place) => sum + place, 0) / found.length,
    foundCount: found.length,
    checkedCount: places.filter((place) => place !== null).length,
    top10: within(10),
    top50: within(50),
    top100: within(100),
    notFoundCount: places.filter((place) => place === 'notFound').length,
  };
}

/** The place to be proud of: a found one first, then how near it came to being found. */
export function findBestPlace(places: readonly Place[]): Place {
  const found = places.filter((place) => typeof place === 'number');
  if (found.length > 0) return Math.min(...found);
  return (['deep', 'notFound'] as const).find((outcome) => places.includes(outcome)) ?? null;
}
