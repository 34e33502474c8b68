import { createChance } from '../../../server/src/platform/chance.ts';

/** A shop of products of one kind: one row a product, one number a day. */
export type Shop = Float64Array[];

type ShopPlan = {
  seed: number;
  products: number;
  days: number;
  /** Orders of a usual product a day. */
  usual: number;
};

// As measured on the sandbox's demo seller: weekdays, a market that comes and goes, moods of a product that last for days
// and for weeks, a trend of its own, and orders that come one by one.
const WEEKDAYS = 0.12;
const SHARED = { carry: 0.9, step: 0.05, shocks: 0.03, shock: 0.3 };
const WEEKLY = { carry: 0.7, step: 0.08 };
const DAILY = { carry: 0.6, step: 0.05 };
const DAY_NOISE = 0.06;
const SIZES = 0.8;
const TREND = 0.004;
const SHARED_TREND = 0.005;
const SENSITIVITY = 0.2;
const FEW = 50;

function createBell(chance: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** A count of things that come one by one (Poisson); of many the bell curve is the same. */
export function drawCount(chance: () => number, mean: number): number {
  if (mean > FEW) return Math.max(0, Math.round(mean + Math.sqrt(mean) * createBell(chance)()));
  let count = 0;
  for (let left = chance(); left > Math.exp(-mean); left *= chance()) count += 1;
  return count;
}

function drawShared(bell: () => number, chance: () => number, days: number): Float64Array {
  const week = Array.from({ length: 7 }, () => WEEKDAYS * bell());
  const trend = SHARED_TREND * bell();
  let mood = 0;
  return Float64Array.from({ length: days }, (_, day) => {
    mood = SHARED.carry * mood + SHARED.step * bell();
    const shock = chance() < SHARED.shocks ? SHARED.shock * bell() : 0;
    return mood + shock + (week[day % 7] ?? 0) + trend * day;
  });
}

export function simulateShop({ seed, products, days, usual }: ShopPlan): Shop {
  const chance = createChance(seed);
  const bell = createBell(chance);
  const shared = drawShared(bell, chance, days);
  return Array.from({ length: products }, () => {
    const size = usual * Math.exp(SIZES * bell());
    const sensitivity = 1 + SENSITIVITY * bell();
    const trend = TREND * bell();
    let [week, mood] = [0, 0];
    return Float64Array.from(shared, (market, day) => {
      if (day % 7 === 0) week = WEEKLY.carry * week + WEEKLY.step * bell();
      mood = DAILY.carry * mood + DAILY.step * bell();
      const own = trend * (day - days / 2) + week + mood + DAY_NOISE * bell();
      return drawCount(chance, size * Math.exp(sensitivity * market + own));
    });
  });
}

/** Orders that a change would have brought beside those that came anyway. */
export function plantEffect(series: Float64Array, from: number, lift: number, seed: number): Float64Array {
  const chance = createChance(seed);
  return series.map((value, day) => (day < from ? value : value + drawCount(chance, value * lift)));
}
