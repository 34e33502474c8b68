import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { type FallingShop, type FallOf, makeFalls } from './order/make-falls.ts';
import { type Order, type Run, runOrder } from './order/run-order.ts';
import { percentile } from './percentile.ts';
import type { Row } from './report.ts';

/** The first one only fills the memory of places. */
const DAYS = 4;
const SEEDS = [1, 2, 3];
/** As many as fit into the step: some 12 queries each. */
const SHOPS: readonly { stepMinutes: StepMinutes; products: number }[] = [
  { stepMinutes: 30, products: 40 },
  { stepMinutes: 60, products: 80 },
];

type Delays = { queries: number[]; products: number[]; alone: number[] };

const NAMES = ['queries', 'products', 'alone'] as const;

/** Minutes from each planted fall to the first look at it. */
function listDelays({ falls }: FallingShop, { moments }: Run): Delays {
  const delaysOf = (of: FallOf) =>
    falls
      .filter((fall) => fall.of === of && fall.fromMinute >= DAY_MINUTES)
      .map(({ queries, fromMinute }) =>
        queries.flatMap((query) => {
          const seenAt = moments[query]?.find((minute) => minute >= fromMinute);
          // The last minutes of the run: nobody has come to them yet.
          return seenAt === undefined ? [] : [seenAt - fromMinute];
        }),
      );
  const ofProducts = delaysOf('product').filter((delays) => delays.length > 0);
  return {
    queries: ofProducts.flat(),
    products: ofProducts.map((delays) => Math.min(...delays)),
    alone: delaysOf('query').flat(),
  };
}

const averageOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function inMinutes(values: readonly number[]): string {
  const shown = [averageOf(values), percentile(values, 0.5), percentile(values, 0.9)];
  const [mean, p50, p90] = shown.map((minutes) => minutes.toFixed(1));
  return `mean ${mean}, p50 ${p50}, p90 ${p90} min`;
}

function measureStep({ stepMinutes, products }: (typeof SHOPS)[number]): Row[] {
  const totals = { 'round-robin': { calls: 0, most: 0 }, adaptive: { calls: 0, most: 0 } };
  const delays: Record<Order, Delays> = {
    'round-robin': { queries: [], products: [], alone: [] },
    adaptive: { queries: [], products: [], alone: [] },
  };
  let queries = 0;
  for (const seed of SEEDS) {
    const shop = makeFalls(seed, { products, days: DAYS });
    queries += shop.queries.length / SEEDS.length;
    for (const order of ['round-robin', 'adaptive'] as const) {
      const run = runOrder(shop, { stepMinutes, order, days: DAYS });
      const found = listDelays(shop, run);
      for (const name of NAMES) delays[order][name].push(...found[name]);
      totals[order].calls += run.calls;
      totals[order].most = Math.max(totals[order].most, run.mostInTick);
    }
  }
  const [plain, ours] = [totals['round-robin'], totals.adaptive];
  const rowOf = (of: keyof Delays, what: string): Row => {
    const ratio = averageOf(delays.adaptive[of]) / averageOf(delays['round-robin'][of]);
    return {
      what: `position checks every ${stepMinutes} min: from a fall to the first look at it, ${what}`,
      measured: inMinutes(delays.adaptive[of]),
      baseline: `round-robin: ${inMinutes(delays['round-robin'][of])}`,
      ratio,
      budget: of === 'queries' ? 'sooner than round-robin' : '',
      isKept: of === 'queries' ? ratio < 1 : null,
    };
  };
  return [
    rowOf('queries', 'each query of a product that fell in all of them'),
    rowOf('products', 'the first query of such a product'),
    rowOf('alone', 'a query that fell alone'),
    {
      what: `position checks every ${stepMinutes} min: calls for ${queries.toFixed(0)} queries, ${DAYS} days × ${SEEDS.length}`,
      measured: `${ours.calls}, ${ours.most} at most in a tick`,
      baseline: `round-robin: ${plain.calls}, ${plain.most} at most in a tick`,
      ratio: ours.calls / plain.calls,
      budget: 'as many, in no larger ticks',
      isKept: ours.calls === plain.calls && ours.most <= plain.most,
    },
  ];
}

/** How soon falls are noticed in the order of the product and in a plain one. */
export function measurePositionOrder(): Row[] {
  return SHOPS.flatMap(measureStep);
}
