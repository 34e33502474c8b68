import { expect, it } from 'vitest';
import { compareLines, type Line } from './compare-lines.ts';

const lineOf = (places: number[], jumps: [hour: number, up: number][] = []): Line => ({
  places,
  jumps: new Map(jumps),
});

it('hours at which one of both was not read are shared by nobody, and no step leads over them', () => {
  const compared = compareLines(lineOf([1, 2, 0, 4, 5]), lineOf([7, 8, 9, 10, 11]));
  expect(compared).toMatchObject({ sharedHours: 4, steps: 2, swaps: 0, exchanges: [], joint: [] });
});

it('each change of their order is a swap, over unread hours too', () => {
  expect(compareLines(lineOf([1, 5, 0, 1]), lineOf([3, 3, 3, 3])).swaps).toBe(2);
  expect(compareLines(lineOf([5, 6, 7]), lineOf([3, 3, 3])).swaps).toBe(0);
});

it('one up and the other down in one hour is an exchange, the same way is not; alone it is neither', () => {
  const one = lineOf(
    [9, 3, 9, 3],
    [
      [1, 1],
      [2, -1],
      [3, 1],
    ],
  );
  const other = lineOf(
    [5, 9, 3, 2],
    [
      [1, -1],
      [2, 1],
      [3, 1],
    ],
  );
  expect(compareLines(one, other)).toMatchObject({ exchanges: [1, 2], joint: [3] });
  const still = lineOf([5, 5, 5, 5]);
  expect(compareLines(one, still)).toMatchObject({ exchanges: [], joint: [], expected: 0 });
});

it('chance makes as many exchanges as jumps of opposite ways in the same hour of the day allow', () => {
  // Ten days of which hour 1 always has a jump of each: all of them are expected, be they exchanges or not.
  const hours = Array.from({ length: 240 }, (_, hour) => hour);
  const [places, atOne] = [hours.map(() => 5), hours.filter((hour) => hour % 24 === 1)];
  const up = lineOf(
    places,
    atOne.map((hour) => [hour, 1]),
  );
  const down = lineOf(
    places,
    atOne.map((hour) => [hour, -1]),
  );
  expect(compareLines(up, down).expected).toBe(10);
  expect(compareLines(down, up).expected).toBe(10);
  expect(compareLines(up, up).expected).toBe(0);
  // One of ten and two of ten.
  const once = lineOf(places, [[1, 1]]);
  const twice = lineOf(places, [
    [25, -1],
    [49, -1],
  ]);
  expect(compareLines(once, twice).expected).toBeCloseTo(0.2, 9);
  // At another hour of the day nothing is expected.
  expect(compareLines(once, lineOf(places, [[26, -1]])).expected).toBe(0);
});
