import { describe, expect, test } from 'vitest';
import type { Problem } from '../platform/problem.ts';
import { judgeScope } from './rules.ts';

const at = (moscow: string) => new Date(`${moscow}+03:00`);

describe('judgeScope', () => {
  const now = at('2026-03-02T12:00:00');
  const scope = { marketplace: 'ozon', queries: ['чайник'], from: '2026-02-25', to: '2026-03-01' } as const;
  const keyOf = (problem: Problem | undefined) => problem?.key;

  test('a plan shows its number of last days', () => {
    expect(judgeScope(scope, 'none', now)).toBeUndefined();
    expect(judgeScope({ ...scope, from: '2026-02-22' }, 'none', now)?.meta).toEqual({
      from: '2026-02-23',
      to: '2026-03-02',
    });
    expect(judgeScope({ ...scope, from: '2026-02-22' }, 'start', now)).toBeUndefined();
  });

  test('no plan shows days after today or that end before they begin', () => {
    expect(keyOf(judgeScope({ ...scope, to: '2026-03-03' }, 'expert', now))).toBe('searchHistory.outOfRange');
    expect(keyOf(judgeScope({ ...scope, from: '2026-03-02', to: '2026-03-01' }, 'expert', now))).toBe(
      'searchHistory.outOfRange',
    );
  });

  test('one day is a period: it begins before it ends', () =>
    expect(judgeScope({ ...scope, from: '2026-03-01', to: '2026-03-01' }, 'none', now)).toBeUndefined());

  test('a window of one day is of Yandex Market alone, which counts in days', () => {
    expect(judgeScope({ ...scope, marketplace: 'ym', window: 1 }, 'none', now)).toBeUndefined();
    expect(judgeScope({ ...scope, window: 1 }, 'none', now)?.meta).toMatchObject({ field: 'window' });
    expect(judgeScope({ ...scope, window: 28 }, 'none', now)).toBeUndefined();
  });

  test('a plan takes its number of queries', () => {
    const queries = Array.from({ length: 6 }, (_, index) => `запрос ${index}`);
    expect(judgeScope({ ...scope, queries }, 'none', now)?.meta).toEqual({ maximum: 5 });
    expect(judgeScope({ ...scope, queries }, 'start', now)).toBeUndefined();
  });
});
