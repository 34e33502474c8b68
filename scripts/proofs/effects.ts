import { EFFECT_BOUNDS } from '@vitrina/contract/effects/effects.ts';
import { withInterval } from '../../server/proofs/ab-figures.ts';
import type { Figure, Size } from '../../server/proofs/figure.ts';
import {
  countDaysOff,
  isAdvertisingSteady,
  priceChange,
} from '../../server/src/effects/donors/steadiness.ts';
import type { Estimate } from '../../server/src/effects/estimate/estimate-effects.ts';
import { askShop, type Product, windowsOf } from './effects/ask-shop.ts';
import { readSandboxShop } from './effects/sandbox-shop.ts';
import { plantEffect, simulateShop } from './effects/simulate-shop.ts';

const ID = 'EF';
const MOST_FALSE = 0.05;
const LEAST_COVERED = 0.93;
const MOST_MS = 300;
const DAYS_AFTER = 14;

const SIZES: Record<Size, { notes: number; effects: number; products: number; everyDays: number }> = {
  small: { notes: 40, effects: 15, products: 0, everyDays: 1 },
  full: { notes: 1000, effects: 300, products: 96, everyDays: 3 },
};
/** A shop as the sandbox has them, one with few products, and what is counted in thousands. */
const SHOPS = [
  { name: 'orders, 16 products', products: 16, usual: 8 },
  { name: 'orders, 6 products', products: 6, usual: 8 },
  { name: 'openings, 16 products', products: 16, usual: 150 },
] as const;
const LIFTS = [0.2, 0.5];
const HISTORY = 106;

type Said = Extract<Estimate, { unsaid: null }>;
type Outcome = { said: Said[]; isFlagged: boolean };

const isSure = ({ low, high }: Said) => low > 0 || high < 0;

function outcomeOf(estimates: readonly Estimate[]): Outcome {
  const said = estimates.filter((one): one is Said => one.unsaid === null);
  return { said, isFlagged: said.some(isSure) };
}

type Simulated = { products: number; usual: number; lift: number; seed: number };

function askSimulated({ products, usual, lift, seed }: Simulated): Outcome {
  const windows = windowsOf(HISTORY - DAYS_AFTER - 1, DAYS_AFTER);
  const shop = simulateShop({ seed, products, days: HISTORY, usual }).map(
    (orders, sku): Product => ({
      sku,
      orders: sku === 0 && lift > 0 ? plantEffect(orders, windows.preTo, lift, ~seed) : orders,
    }),
  );
  return outcomeOf(askShop(shop, 0, windows));
}

/** Of so many shops those in which something could be said, and how many had none. */
function runShops(count: number, shop: Omit<Simulated, 'seed'>): { said: Outcome[]; unsaid: number } {
  const said: Outcome[] = [];
  let seed = 0;
  for (; said.length < count && seed < 4 * count; seed += 1) {
    const outcome = askSimulated({ ...shop, seed });
    if (outcome.said.length > 0) said.push(outcome);
  }
  return { said, unsaid: seed - said.length };
}

const shareOf = (outcomes: readonly Outcome[], isSo: (one: Outcome) => boolean) =>
  outcomes.filter(isSo).length / Math.max(1, outcomes.length);

function placeboFigure(name: string, outcomes: readonly Outcome[], unsaid: number): Figure {
  const share = shareOf(outcomes, ({ isFlagged }) => isFlagged);
  return {
    id: ID,
    figure: `${name}: notes where nothing happened that are said to have had an effect`,
    required: `at most ${100 * MOST_FALSE} %`,
    measured: `${withInterval(share, outcomes.length)}; of ${unsaid} more nothing could be said`,
    isKept: outcomes.length > 0 && share <= MOST_FALSE,
  };
}

function effectFigures(name: string, lift: number, outcomes: readonly Outcome[]): Figure[] {
  const truth = Math.log(1 + lift);
  const found = shareOf(outcomes, ({ said: [first] }) => first !== undefined && first.low > 0);
  const covered = shareOf(
    outcomes,
    ({ said: [first] }) => first !== undefined && first.low <= truth && first.high >= truth,
  );
  return [
    {
      id: ID,
      figure: `${name}: ${100 * lift} % more from a note on, found in ${DAYS_AFTER} days`,
      required: 'printed',
      measured: withInterval(found, outcomes.length),
      isKept: true,
    },
    {
      id: ID,
      figure: `${name}: intervals that have the truth of ${100 * lift} %`,
      required: `at least ${100 * LEAST_COVERED} %`,
      measured: withInterval(covered, outcomes.length),
      isKept: covered >= LEAST_COVERED,
    },
  ];
}

const SANDBOX_DAYS = 154;
const SANDBOX_FIRST = 98;

/** Notes on the sandbox's own products on days when nothing was done to them. */
function sandboxFigure({ products, everyDays }: (typeof SIZES)[Size]): Figure {
  const shop = readSandboxShop(SANDBOX_DAYS, products);
  const outcomes: Outcome[] = [];
  let unsaid = 0;
  for (const { sku, history } of shop) {
    for (let day = SANDBOX_FIRST; day + DAYS_AFTER < SANDBOX_DAYS; day += everyDays) {
      const windows = windowsOf(day, DAYS_AFTER);
      const isLeftAlone =
        countDaysOff(history, windows) === 0 &&
        isAdvertisingSteady(history, windows) &&
        Math.abs(priceChange(history, windows)) < EFFECT_BOUNDS.price;
      const outcome = isLeftAlone ? outcomeOf(askShop(shop, sku, windows)) : undefined;
      if (outcome === undefined || outcome.said.length === 0) unsaid += 1;
      else outcomes.push(outcome);
    }
  }
  return placeboFigure("products of the sandbox's demo seller, three measures", outcomes, unsaid);
}

/** What one question costs where it is largest: three measures, as many donors and dates as there may be. */
function timeFigure(): Figure {
  const windows = windowsOf(HISTORY + 28 - 29, 28);
  const times = Array.from({ length: 20 }, (_, seed) => {
    const shop = simulateShop({ seed, products: 40, days: HISTORY + 28, usual: 20 }).map(
      (orders, sku): Product => ({
        sku,
        orders,
        openings: orders.map((value) => 10 * value),
        views: orders.map((value) => 90 * value),
      }),
    );
    const started = process.cpuUsage();
    askShop(shop, 0, windows);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  }).toSorted((one, other) => one - other);
  const [half = 0, most = 0] = [times[10], times[18]];
  return {
    id: ID,
    figure:
      'a question with three measures, 20 donors and six earlier dates: time of the processor to estimate it',
    required: `p95 below ${MOST_MS} ms`,
    measured: `p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms`,
    isKept: most < MOST_MS,
  };
}

/** Effects of notes: what is flagged where nothing happened, and what is found where something did. */
export async function prove(size: Size): Promise<Figure[]> {
  const { notes, effects } = SIZES[size];
  const simulated = SHOPS.flatMap(({ name, ...shop }) => {
    const quiet = runShops(notes, { ...shop, lift: 0 });
    return [
      placeboFigure(name, quiet.said, quiet.unsaid),
      ...LIFTS.flatMap((lift) => effectFigures(name, lift, runShops(effects, { ...shop, lift }).said)),
    ];
  });
  // A few of the sandbox's products have too few others beside them.
  return [timeFigure(), ...simulated, ...(size === 'full' ? [sandboxFigure(SIZES[size])] : [])];
}
