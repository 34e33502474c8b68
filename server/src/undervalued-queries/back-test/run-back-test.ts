import type { Day } from '@vitrina/contract/dates.ts';
import type { BackTest } from '@vitrina/contract/undervalued-queries.ts';
import type { StoresContext } from '../../platform/context.ts';
import { getScale } from '../get-scale.ts';
import type { MarketDay } from '../market-source.ts';
import { chooseGrowth } from '../rules.ts';
import { createChance, drawPick } from './draw-picks.ts';
import { type Changed, listPicks, listPools } from './list-changes.ts';
import { measureLift } from './measure-lift.ts';
import { chooseLength, DRAWS, seedOf } from './rules.ts';

const orders = (row: Changed) => ({ before: row.orders_before, after: row.orders_after });
const searches = (row: Changed) => ({ before: row.searches_before, after: row.searches_after });
/** The longest list; how much of it counts is decided when the number of scored queries is known. */
const MOST_PICKS = 100;

/** Makes the list of a day as it would have been shown then, and looks what became of it by a later day. */
export async function runBackTest(context: StoresContext, market: MarketDay, day: Day): Promise<BackTest> {
  const scale = await getScale(context, market);
  const list = { market, later: day, scale, growth: chooseGrowth({ growthDays: 28 }, market) };
  const found = await listPicks(context, list, MOST_PICKS);
  const length = chooseLength(found.total);
  if (length === undefined) return { state: 'tooFew', queries: found.total };
  const picks = found.rows.slice(0, length);
  const bands = picks.map(({ band }) => band);
  const seed = seedOf(market.marketplace, day);
  const pools = await listPools(context, list, [...new Set(bands)], seed);
  const chance = createChance(seed);
  const draws = Array.from({ length: DRAWS }, () => drawPick(pools, bands, chance));
  const lift = (of: typeof orders) =>
    measureLift(
      picks.map(of),
      draws.map((draw) => draw.map(of)),
    );
  return {
    state: 'done',
    listDay: market.day,
    day,
    queries: length,
    draws: DRAWS,
    orders: lift(orders),
    searches: lift(searches),
  };
}
