import type { Lift } from '@vitrina/contract/tools/back-test.ts';
import { SCORE_WEIGHTS } from '@vitrina/contract/undervalued-queries.ts';
import { createChance, draw } from '../../platform/chance.ts';
import type { StoresContext } from '../../platform/context.ts';
import { getScale } from '../get-scale.ts';
import type { MarketDay } from '../market-source.ts';
import { chooseGrowth } from '../rules.ts';
import { type ScoreWeights, scoreExpression } from '../score-expression.ts';
import { cutByScore } from './calibration.ts';
import { type Changed, type ListDay, listPicks, listPools, listScorePoints } from './list-changes.ts';
import { chooseLength, DRAWS, outcomeDay, seedOf } from './rules.ts';
import type { JudgedWeek, Week } from './week.ts';

/** A random pick with as many members of each band as the list has. */
export function drawPick<Member>(
  pools: ReadonlyMap<number, readonly Member[]>,
  listBands: readonly number[],
  chance: () => number,
): Member[] {
  const sizes = Map.groupBy(listBands, (band) => band);
  return [...sizes].flatMap(([band, { length }]) => draw(pools.get(band) ?? [], length, chance));
}

/** Sums of the eight weeks up to the day of a list and of the eight weeks after it. */
export type Change = { before: number; after: number };

const LOW = 0.025;
const HIGH = 0.975;

function growthOf(changes: readonly Change[]): number | null {
  const before = changes.reduce((sum, change) => sum + change.before, 0);
  return before === 0 ? null : changes.reduce((sum, change) => sum + change.after, 0) / before;
}

function placeOf(ascending: readonly number[], part: number): number {
  return ascending[Math.round(part * (ascending.length - 1))] ?? 0;
}

/**
 * How much more a list grew than random picks did. A list that was random itself is one more such pick, so 95 % of them
 * lie within these bounds around 1, whatever the numbers are like. null: somebody had nothing to grow from.
 */
export function measureLift(list: readonly Change[], draws: readonly (readonly Change[])[]): Lift | null {
  const listGrowth = growthOf(list);
  const ascending = draws
    .map((draw) => growthOf(draw) ?? 0)
    .filter((growth) => growth > 0)
    .toSorted((a, b) => a - b);
  if (listGrowth === null || ascending.length === 0 || ascending.length < draws.length) return null;
  const randomGrowth = placeOf(ascending, 0.5);
  const [low, high] = [listGrowth / placeOf(ascending, HIGH), listGrowth / placeOf(ascending, LOW)];
  const verdict = low > 1 ? 'better' : high < 1 ? 'worse' : 'cannotSay';
  return { value: listGrowth / randomGrowth, low, high, listGrowth, randomGrowth, verdict };
}

const orders = (row: Changed) => ({ before: row.orders_before, after: row.orders_after });
const searches = (row: Changed) => ({ before: row.searches_before, after: row.searches_after });
/** The longest list; how much of it counts is decided when the number of scored queries is known. */
const MOST_PICKS = 100;

type Judged = Pick<JudgedWeek, 'queries' | 'orders' | 'searches'>;

/** How a list ordered by any expression did against random picks; undefined: it is too short to be judged. */
export async function judgeList(
  context: StoresContext,
  list: ListDay,
): Promise<{ scored: number; judged: Judged | undefined }> {
  const found = await listPicks(context, list, MOST_PICKS);
  const length = chooseLength(found.total);
  if (length === undefined) return { scored: found.total, judged: undefined };
  const picks = found.rows.slice(0, length);
  const bands = picks.map(({ band }) => band);
  const seed = seedOf(list.market.marketplace, list.later);
  const pools = await listPools(context, list, [...new Set(bands)], seed);
  const chance = createChance(seed);
  const draws = Array.from({ length: DRAWS }, () => drawPick(pools, bands, chance));
  const lift = (of: typeof orders) =>
    measureLift(
      picks.map(of),
      draws.map((draw) => draw.map(of)),
    );
  return {
    scored: found.total,
    judged: { queries: length, orders: lift(orders), searches: lift(searches) },
  };
}

/** The list of a day as it would have been shown then; `weights`: of another score than today's. */
export async function openList(
  context: StoresContext,
  market: MarketDay,
  weights: ScoreWeights = SCORE_WEIGHTS,
): Promise<ListDay> {
  const scale = await getScale(context, market);
  const growth = chooseGrowth({ growthDays: 28 }, market);
  return { market, later: outcomeDay(market.day), scale, score: scoreExpression(scale, growth, weights) };
}

/** Looks what became of the list of a day, and of all scored queries, in the eight weeks after it. */
export async function runWeek(context: StoresContext, market: MarketDay): Promise<Week> {
  const list = await openList(context, market);
  const { scored, judged } = await judgeList(context, list);
  if (judged === undefined) return { state: 'tooFew', queries: scored };
  return { state: 'judged', ...judged, parts: cutByScore(await listScorePoints(context, list)) };
}
