import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRivals, type Rivals } from './find-rivals.ts';
import type { OwnShelf } from './shared-shelf.ts';

const HOURS = 28 * 24;
const hours = Array.from({ length: HOURS }, (_, hour) => hour);

/** A shelf of cards, each with its place by the hour. */
const shelf = (...lines: ((hour: number) => number)[]): OwnShelf => ({
  query: 'шторы',
  cityId: 1,
  cards: new Map(lines.map((line, index) => [index + 1, hours.map((hour) => line(hour))])),
});
const pairs = async (...shelves: OwnShelf[]) => (await findRivals(shelves)).map(({ skus }) => skus);

/** Each in front for some forty hours, the other far below; a little of everybody's wandering. */
const isFirstInFront = (hour: number) => Math.floor(hour / 41) % 2 === 0;
const alternating = (isFirst: boolean) => (hour: number) =>
  (isFirstInFront(hour) === isFirst ? 6 : 40) + (hour % 3);

/** They come in the order in which they were given. */
const withoutShelves = (rivals: Rivals) => ({ ...rivals, shelves: rivals.shelves.length });

/** Numbers from 0 up to 1 by a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Wanders by a place or two an hour, and jumps a long way once in a while, at an hour of its own. */
function walk(seed: number): (hour: number) => number {
  const random = randomOf(seed);
  let place = 5 + Math.floor(60 * random());
  const places = hours.map(() => {
    const step = random() < 0.03 ? 60 * (random() - 0.5) : 3 * (random() - 0.5);
    place = Math.min(100, Math.max(1, place + step));
    return Math.round(place);
  });
  return (hour) => places[hour] ?? 0;
}

describe('own cards', () => {
  test('that change places are found, with what it comes to', async () => {
    const [found] = await findRivals([shelf(alternating(true), alternating(false))]);
    expect(found).toMatchObject({ skus: [1, 2], exchanges: 16, joint: 0, swaps: 16 });
    expect(found?.expected).toBeLessThan(2);
    expect(found?.kept.usual).toBeLessThan(0.8);
    expect(found?.kept.flat).toBeGreaterThan(found?.kept.usual ?? 1);
  });

  test('that stand together steadily, or wander side by side, are not', async () => {
    expect(
      await pairs(
        shelf(
          () => 3,
          () => 4,
        ),
      ),
    ).toEqual([]);
    expect(
      await pairs(
        shelf(
          (hour) => 3 + (hour % 2),
          (hour) => 4 - (hour % 2),
        ),
      ),
    ).toEqual([]);
  });

  test('that are advertised by the clock at different hours are not: their exchanges are the clock’s', async () => {
    const byClock = (from: number, to: number) => (hour: number) =>
      hour % 24 >= from && hour % 24 < to ? 4 : 40;
    expect(await pairs(shelf(byClock(0, 12), byClock(12, 24)))).toEqual([]);
  });

  test('that both fall and rise with the market are not', async () => {
    const tide = (low: number, high: number) => (hour: number) => (isFirstInFront(hour) ? low : high);
    expect(await pairs(shelf(tide(5, 40), tide(8, 60)))).toEqual([]);
  });

  test('of a market that moves everybody in the same hours, each its own way, are found less than once in a hundred', async () => {
    const moved = (seed: number) => {
      const random = randomOf(seed);
      const places = Array.from({ length: 40 }, () => (random() < 0.5 ? 6 : 40));
      return (hour: number) => places[Math.floor(hour / 17)] ?? 0;
    };
    // 660 pairs that jump far in the same 40 hours: the hardest case of chance, in which one in a hundred passes.
    let found = 0;
    for (let one = 0; one < 10; one += 1) {
      const lines = Array.from({ length: 12 }, (_, card) => moved(1 + 1000 * one + 7919 * card));
      found += (await pairs(shelf(...lines))).length;
    }
    expect(found).toBeLessThanOrEqual(6);
  });

  test('of which one is sold out now and then are not', async () => {
    const soldOut = (hour: number) => (hour % 100 < 20 ? 0 : 5);
    const risesThen = (hour: number) => (hour % 100 < 20 ? 5 : 6);
    expect(await pairs(shelf(soldOut, risesThen))).toEqual([]);
  });

  test('of which one changed its price four times meanwhile are not', async () => {
    const repriced = (hour: number) => (hour % 150 < 75 ? 8 : 30);
    expect(await pairs(shelf(repriced, () => 12))).toEqual([]);
  });

  test('are the same, in whatever order cards and shelves come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.boolean(),
        async (order, isReversed) => {
          const lines = [alternating(true), alternating(false), walk(3), walk(4)];
          const cards = new Map(
            order.map((index) => [index + 1, hours.map((hour) => lines[index]?.(hour) ?? 0)]),
          );
          const shelves = [{ query: 'шторы', cityId: 1, cards }, shelf(walk(5), walk(6))];
          const found = await findRivals(isReversed ? shelves.toReversed() : shelves);
          const straight = await findRivals([shelf(...lines), shelf(walk(5), walk(6))]);
          expect(found.map(withoutShelves)).toEqual(straight.map(withoutShelves));
        },
      ),
      { numRuns: 12 },
    );
  });

  test('of constant places are never found', async () => {
    const place = fc.integer({ min: 1, max: 100 });
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 2, maxLength: 6 }), async (places) => {
        expect(await pairs(shelf(...places.map((one) => () => one)))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('that wander by themselves are found less than once in a thousand pairs', async () => {
    // 20 shelves of 15 cards: 2,100 pairs, by the same seeds every time.
    let found = 0;
    for (let one = 0; one < 20; one += 1) {
      const lines = Array.from({ length: 15 }, (_, card) => walk(1 + 1000 * one + 7919 * card));
      found += (await pairs(shelf(...lines))).length;
    }
    expect(found).toBeLessThanOrEqual(2);
  });
});
