import { DAY_MS } from '@vitrina/contract/durations.ts';
import { createChance } from '../src/platform/chance.ts';
import { FIRST_WINDOW } from './ab/play-test.ts';
import { referenceFinds, referencePlan } from './ab/reference-design.ts';
import { type Outcome, runTests } from './ab/run-tests.ts';
import { playSchedule, REFERENCE_WORLD, type World } from './ab/world.ts';
import type { Figure } from './figure.ts';

export const ID = 'AB';
const DAYS = 14;
const LIFTS = [0.1, 0.15, 0.25];
const MOST_FALSE = 0.05;
const LEAST_POWER = 0.9;
const COVERAGE = [0.93, 0.97] as const;
const SCORE = 1.96;

export type ProvedWorld = {
  name: string;
  world: Partial<World>;
  /** Power of the best known design as it was published; without it, it is measured in the same world. */
  published?: readonly number[];
};

const percent = (share: number) => (100 * share).toFixed(1);
const shareOf = <One>(all: readonly One[], isSo: (one: One) => boolean) =>
  all.filter(isSo).length / all.length;

/** A share of many tests with its 95 % interval (Wilson's). */
export function withInterval(share: number, count: number): string {
  const squared = SCORE ** 2 / count;
  const middle = (share + squared / 2) / (1 + squared);
  const reach = Math.sqrt(share * (1 - share) * squared + squared ** 2 / 4) / (1 + squared);
  return `${percent(share)} % of ${count} (${percent(Math.max(0, middle - reach))}–${percent(middle + reach)})`;
}

function referencePower(world: Partial<World>, lift: number, count: number): number {
  const until = new Date(FIRST_WINDOW.getTime() + DAYS * DAY_MS);
  const truth = { ...REFERENCE_WORLD, ...world, lifts: new Map([[2, lift]]) };
  const found = Array.from({ length: count }, (_, seed) => {
    const windows = playSchedule(truth, referencePlan(FIRST_WINDOW, until, seed), createChance(~seed));
    return referenceFinds(windows, FIRST_WINDOW, DAYS);
  });
  return shareOf(found, (isFound) => isFound);
}

export function falseFigure(name: string, outcomes: readonly Pick<Outcome, 'winner'>[]): Figure {
  const share = shareOf(outcomes, ({ winner }) => winner !== null);
  return {
    id: ID,
    figure: `${name}: the same picture twice, looked at on each of ${DAYS} days: tests that name a winner`,
    required: `at most ${100 * MOST_FALSE} %`,
    measured: withInterval(share, outcomes.length),
    isKept: share <= MOST_FALSE,
  };
}

function medianDay(outcomes: readonly Outcome[]): number | undefined {
  const days = outcomes.flatMap(({ winner }) => (winner === null ? [] : [winner.day]));
  return days.toSorted((one, other) => one - other)[Math.floor(days.length / 2)];
}

function powerFigure(name: string, lift: number, outcomes: readonly Outcome[], best: number): Figure {
  const share = shareOf(outcomes, ({ winner }) => winner?.imageId === 2);
  const wrong = outcomes.filter(({ winner }) => winner?.imageId === 1).length;
  const day = medianDay(outcomes);
  return {
    id: ID,
    figure: `${name}: the second picture ${100 * lift} % better: tests that name it within ${DAYS} days`,
    required: `at least ${LEAST_POWER} × ${percent(best)} % of the best known design`,
    measured: `${withInterval(share, outcomes.length)}, half of them by day ${day}; the worse one named: ${wrong}`,
    isKept: share >= LEAST_POWER * best && wrong === 0,
  };
}

function coverageFigure(name: string, byLift: readonly (readonly Outcome[])[]): Figure {
  const shares = byLift.map((outcomes) => shareOf(outcomes, ({ isCovered }) => isCovered));
  return {
    id: ID,
    figure: `${name}: 95 % intervals of the lift that have the truth (0, ${LIFTS.map((lift) => `+${100 * lift}`).join(', ')} %)`,
    required: `${100 * COVERAGE[0]}–${100 * COVERAGE[1]} %`,
    measured: `${shares.map(percent).join(', ')} %`,
    isKept: shares.every((share) => share >= COVERAGE[0] && share <= COVERAGE[1]),
  };
}

/** Never a wrong winner, the power of the best known design, honest intervals. */
export function proveWorld({ name, world, published }: ProvedWorld, count: number): Figure[] {
  const same = runTests(count, { lifts: [0, 0], days: DAYS, world });
  const better = LIFTS.map((lift) => runTests(count, { lifts: [0, lift], days: DAYS, world }));
  const powers = LIFTS.map((lift, index) => {
    const best = published?.[index] ?? referencePower(world, lift, count);
    return powerFigure(name, lift, better[index] ?? [], best);
  });
  return [falseFigure(name, same), ...powers, coverageFigure(name, [same, ...better])];
}
