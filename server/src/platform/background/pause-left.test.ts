import { expect, test } from 'vitest';
import { pauseLeftMs } from './pause-left.ts';

const left = (pause: Partial<Parameters<typeof pauseLeftMs>[0]>) =>
  pauseLeftMs({ seconds: 3600, waitedMs: 5000, clockLeftMs: 100_000, speed: 1, ...pause });

test('a long pause is slept a second at a time', () => {
  expect(left({})).toBe(1000);
  expect(left({ clockLeftMs: 400 })).toBe(400);
  expect(left({ clockLeftMs: 0 })).toBe(0);
  expect(left({ clockLeftMs: -9000 })).toBe(0);
});

test('a fast clock is slept for less, and one that is slower than life for no more', () => {
  expect(left({ clockLeftMs: 4000, speed: 8 })).toBe(500);
  expect(left({ clockLeftMs: 700, speed: 0.5 })).toBe(700);
  expect(left({ clockLeftMs: 700, speed: 0 })).toBe(700);
});

test('a stopped clock is waited for as long as the pause in real seconds', () => {
  expect(left({ seconds: 10, waitedMs: 9300, clockLeftMs: 10_000 })).toBe(700);
  expect(left({ seconds: 10, waitedMs: 10_000, clockLeftMs: 10_000 })).toBe(0);
});

test('behind a very fast clock what is rare comes less often, and never less than once a second', () => {
  const next = (seconds: number, speed: number) =>
    left({ seconds, waitedMs: 0, clockLeftMs: seconds * 1000, speed });
  expect([5, 60, 300].map((seconds) => next(seconds, 1800))).toEqual([200, 500, 1000]);
  expect([5, 60, 300].map((seconds) => next(seconds, 120))).toEqual([200, 500, 1000]);
  expect(next(3600, 7200)).toBe(1000);
});

test('no pause is shorter than a fifth of a second', () => {
  expect(left({ seconds: 0.01, waitedMs: 50, clockLeftMs: 0 })).toBe(150);
  expect(left({ waitedMs: 120, clockLeftMs: -1000 })).toBe(80);
  expect(left({ waitedMs: 200, clockLeftMs: -1000 })).toBe(0);
});
