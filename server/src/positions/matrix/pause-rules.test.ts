import { NOTHING_KNOWN, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Gap, Grid } from './matrix-rules.ts';
import { markPaused, withoutPauses } from './pause-rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 9, minutes));
const gap = (from: number, until: number): Gap => ({ fromAt: at(from), untilAt: at(until), stepMinutes: 5 });
const span = (from: number, until: number | null) => ({
  fromAt: at(from),
  untilAt: until === null ? null : at(until),
});

test('slots inside a pause are nobody’s miss', () => {
  expect(withoutPauses(gap(0, 30), [span(10, 15)])).toEqual([gap(0, 10), gap(20, 30)]);
  expect(withoutPauses(gap(0, 30), [])).toEqual([gap(0, 30)]);
  expect(withoutPauses(gap(0, 30), [span(0, null)])).toEqual([]);
  expect(withoutPauses(gap(0, 30), [span(11, 14)])).toEqual([gap(0, 30)]);
});

test('every slot of a gap is either left or paused', () => {
  const spans = fc.array(fc.tuple(fc.nat(200), fc.nat(60)), { maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(40), spans, (slots, pauses) => {
      const whole = gap(0, slots * 5);
      const given = pauses.map(([from, length]) => span(from, from + length));
      const parts = withoutPauses(whole, given);
      for (let slot = 0; slot < slots * 5; slot += 5) {
        const isLeft = parts.some((part) => part.fromAt <= at(slot) && at(slot) < part.untilAt);
        const isPaused = given.some(
          ({ fromAt, untilAt }) => fromAt <= at(slot) && at(slot) <= (untilAt ?? at(0)),
        );
        expect(isLeft).toBe(!isPaused);
      }
    }),
  );
});

const grid: Grid = {
  startsAt: at(0),
  endsAt: at(60),
  bucketStarts: [0, 10, 20, 30, 40, 50].map(at),
  bucketSeconds: 600,
};
const PAUSED = outcomeNumber('paused');
const mark = (cells: number[], from: number, until: number | null, now: number) => {
  markPaused(cells, grid, span(from, until), at(now));
  return cells;
};

test('a pause names the buckets of its time that have nothing else', () => {
  const known = () => [
    NOTHING_KNOWN,
    7,
    NOTHING_KNOWN,
    outcomeNumber('missed'),
    NOTHING_KNOWN,
    NOTHING_KNOWN,
  ];
  expect(mark(known(), 5, 45, 60)).toEqual([
    PAUSED,
    7,
    PAUSED,
    outcomeNumber('missed'),
    PAUSED,
    NOTHING_KNOWN,
  ]);
});

test('one that lasts does not reach beyond now', () => {
  const empty = () => grid.bucketStarts.map(() => NOTHING_KNOWN);
  expect(mark(empty(), 15, null, 25)).toEqual([0, PAUSED, PAUSED, 0, 0, 0]);
  expect(mark(empty(), -100, -50, 25)).toEqual(empty());
  expect(mark(empty(), 55, null, 25)).toEqual(empty());
});
