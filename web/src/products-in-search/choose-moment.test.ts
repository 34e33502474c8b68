import { describe, expect, test } from 'vitest';
import { chooseMoment, listAgainst } from './choose-moment.ts';
import { momentOf } from './shelf-samples.ts';

describe('moments', () => {
  const hours = Array.from({ length: 30 }, (_, ago) =>
    momentOf(new Date(Date.parse('2026-03-02T12:00:00Z') - ago * 3_600_000).toISOString()),
  );

  test('an address without a moment, or with one that is not kept, opens the newest', () => {
    expect(chooseMoment(hours, '')).toBe(hours[0]);
    expect(chooseMoment(hours, hours[4]?.takenAt ?? '')).toBe(hours[4]);
    expect(chooseMoment(hours, 'yesterday')).toBe(hours[0]);
    expect(chooseMoment([], '')).toBeUndefined();
  });

  test('are compared with an hour and a day before; never with a later one', () => {
    const ago = (index: number) =>
      listAgainst(hours, hours[index] ?? momentOf('')).map((moment) => hours.indexOf(moment));
    expect(ago(0)).toEqual([1, 24]);
    expect(ago(4)).toEqual([5, 28]);
    expect(ago(29)).toEqual([]);
  });
});
