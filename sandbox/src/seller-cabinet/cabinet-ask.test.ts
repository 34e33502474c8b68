import { describe, expect, test } from 'vitest';
import { readSearchAsk, readStatsAsk } from './cabinet-ask.ts';

const LAST = 20_500;
const dayText = (day: number) => new Date(day * 86_400_000).toISOString();

describe('the older address', () => {
  test('covers the last 28 closed days unless days are named', () => {
    expect(readStatsAsk({}, LAST)).toEqual({
      text: '',
      limit: 50,
      offset: 0,
      from: LAST - 27,
      to: LAST,
      sortBy: 'count',
      isAscending: false,
    });
  });

  test('takes days as moments and never an open day', () => {
    const requested = { from: dayText(LAST - 5), to: dayText(LAST + 3) };
    expect(readStatsAsk(requested, LAST)).toMatchObject({ from: LAST - 5, to: LAST });
    expect(readStatsAsk({ from: dayText(LAST - 900) }, LAST).from).toBe(LAST - 91);
  });
});

describe('the newer address', () => {
  test.each([
    ['days_7', 6],
    ['days_28', 27],
  ])('%s', (period, back) => {
    const requested = { text: 'чай', limit: '20', offset: '40', sort_by: 'ca', sort_dir: 'asc', period };
    expect(readSearchAsk(requested, LAST)).toEqual({
      text: 'чай',
      limit: 20,
      offset: 40,
      from: LAST - back,
      to: LAST,
      sortBy: 'ca',
      isAscending: true,
    });
  });

  test.each([{ period: 'days_365' }, { sort_dir: 'sideways' }, { offset: -1 }])(
    '%j is refused',
    (requested) => {
      expect(() => readSearchAsk(requested, LAST)).toThrow();
    },
  );
});
