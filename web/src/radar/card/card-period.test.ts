import { describe, expect, test } from 'vitest';
import { periodOf } from './card-period.ts';

const TODAY = '2026-03-02';
const STANDARD = { from: '2026-02-03', to: TODAY };
const of = (from: string, to: string) => periodOf({ from, to }, TODAY);

describe('the period of a card', () => {
  test.each([
    ['', ''],
    ['2026-03-01', ''],
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2026-03-03', '2026-03-05'],
    ['2024-01-01', '2024-02-01'],
  ])('is the last 28 days for %s – %s', (from, to) => {
    expect(of(from, to)).toEqual(STANDARD);
  });

  test('is what the address asks for, within the year that any plan shows', () => {
    expect(of('2026-02-20', '2026-02-20')).toEqual({ from: '2026-02-20', to: '2026-02-20' });
    expect(of('2020-01-01', '2027-01-01')).toEqual({ from: '2025-03-03', to: TODAY });
  });
});
