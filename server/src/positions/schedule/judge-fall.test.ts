import { expect, test } from 'vitest';
import { judgeFall, type Memory } from './judge-fall.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const quiet = (place: number): Memory => [place, 0.02, 0];

/** A product that goes through places one check after another. */
function walk(places: readonly (number | null)[]): { falls: number[]; memory: Memory | undefined } {
  const falls: number[] = [];
  let memory: Memory | undefined;
  for (const [index, place] of places.entries()) {
    const verdict = judgeFall(memory, place, NOW);
    memory = verdict.memory;
    if (verdict.hasFallen) falls.push(index);
  }
  return { falls, memory };
}

test('the first place is remembered and nothing has fallen', () => {
  expect(judgeFall(undefined, 5, NOW)).toEqual({
    memory: [5, 0.05, NOW.getTime() / 1000],
    hasFallen: false,
  });
});

test.each([
  { before: 3, found: 12, hasFallen: true, why: 'four times as far' },
  { before: 12, found: 3, hasFallen: false, why: 'a rise' },
  { before: 1, found: 3, hasFallen: false, why: 'two places' },
  { before: 300, found: 330, hasFallen: false, why: 'a tenth' },
  { before: 40, found: null, hasFallen: true, why: 'not found any more' },
  { before: 950, found: null, hasFallen: false, why: 'at the end of what is read' },
])('$why: from $before to $found', ({ before, found, hasFallen }) => {
  expect(judgeFall(quiet(before), found, NOW).hasFallen).toBe(hasFallen);
});

test('what wanders must go further to have fallen', () => {
  const restless = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 20 : 26));
  expect(walk([...restless, 34]).falls.filter((index) => index > 20)).toEqual([]);
  expect(walk([...restless, 200]).falls).toContain(40);
  expect(walk([...Array.from({ length: 40 }, () => 20), 34]).falls).toEqual([40]);
});

test('one leap does not make a product restless', () => {
  const steady = Array.from({ length: 20 }, () => 10);
  const { memory } = walk([...steady, 900, ...steady]);
  expect(memory?.[1]).toBeLessThan(0.08);
  expect(walk([...steady, 900, ...steady, 20]).falls).toEqual([20, 41]);
});
