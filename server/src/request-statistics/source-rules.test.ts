import { expect, test } from 'vitest';
import { judgeDays, judgeQueries } from './judge-data.ts';
import { daysIn, judgeSources, measuredIn, type SourceDays } from './source-rules.ts';

const SPAN = { from: '2026-03-02', to: '2026-03-03' };
const NONE: SourceDays = { queries: [], analytics: [], ads: [], phrases: [] };
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
const lastRuns = (outcomes: Record<string, string>) =>
  new Map(Object.entries(outcomes).map(([name, outcome]) => [name, { outcome }]));
const states = (outcomes: Record<string, string>, days = NONE, adKey: string | null = 'valid') =>
  judgeSources({ premium: 'plus', adKey, lastRuns: lastRuns(outcomes), days });

test('a source that was never asked, or had nothing to bring, is being collected', () => {
  const collecting = { queries: 'collecting', analytics: 'collecting', ads: 'collecting' };
  expect(states({})).toEqual(collecting);
  expect(states({ ownQueries: 'ok', ownAnalytics: 'empty', ownAds: 'ok' })).toEqual(collecting);
});

test('a source that has brought days is well, and failed after a run without an answer', () => {
  const days = { ...NONE, queries: DAYS, analytics: DAYS, ads: DAYS };
  expect(states({}, days)).toEqual({ queries: 'ok', analytics: 'ok', ads: 'ok' });
  expect(states({ ownQueries: 'timeout' }, days)).toMatchObject({ queries: 'failed', analytics: 'ok' });
  expect(states({ ownAnalytics: 'drift' }, days)).toMatchObject({ analytics: 'failed', ads: 'ok' });
  expect(states({ ownAds: 'drift' }, days)).toMatchObject({ queries: 'ok', ads: 'failed' });
});

test('what a key may not have is said, whatever was brought before', () => {
  const days = { ...NONE, queries: DAYS, analytics: DAYS };
  expect(states({ ownQueries: 'noPremium' }, days).queries).toBe('noPremium');
  expect(states({ ownAnalytics: 'noPremium' }, days).analytics).toBe('noPremium');
  expect(judgeSources({ premium: 'none', adKey: null, lastRuns: lastRuns({}), days })).toEqual({
    queries: 'ok',
    analytics: 'noPremium',
    ads: 'noKey',
  });
  expect(states({}, days, 'refused').ads).toBe('keyRefused');
});

test('days of a span are those from its first to its last', () => {
  expect(daysIn(DAYS, SPAN)).toEqual(['2026-03-02', '2026-03-03']);
  expect(daysIn(DAYS, null)).toEqual([]);
});

test('sources match where both were measured, and on the same days', () => {
  const of = (days: Partial<SourceDays>) => measuredIn({ days: { ...NONE, ...days } }, SPAN);
  expect(of({})).toEqual({
    analytics: false,
    ads: false,
    phrases: false,
    phrasesMatchQueries: false,
    adsMatchAnalytics: false,
  });
  expect(of({ queries: DAYS, phrases: DAYS })).toMatchObject({ phrases: true, phrasesMatchQueries: true });
  expect(of({ ads: DAYS, analytics: DAYS })).toMatchObject({
    ads: true,
    analytics: true,
    adsMatchAnalytics: true,
  });
  expect(of({ ads: ['2026-03-02'], analytics: ['2026-03-03'] })).toMatchObject({ adsMatchAnalytics: false });
  expect(of({ ads: ['2026-03-01'], analytics: ['2026-03-01'] })).toMatchObject({
    ads: false,
    adsMatchAnalytics: false,
  });
});

const queryDay = (day: string, rows: number) => ({ day, rows, collectedAt: new Date(0) });
const refusal = (
  rows: [string, number][],
  state: 'ok' | 'failed' | 'noPremium' | 'collecting',
  stored = DAYS,
) =>
  judgeDays(
    {
      days: { ...NONE, queries: stored },
      queryDays: rows.map(([day, count]) => queryDay(day, count)),
      states: { queries: state, analytics: 'ok', ads: 'ok' },
      nextAt: null,
    },
    SPAN,
  )?.key;

test('a period with one day that has rows is read', () => {
  expect(refusal([['2026-03-02', 1]], 'failed')).toBeUndefined();
  expect(refusal([['2026-03-03', 1]], 'ok')).toBeUndefined();
});

test('a period of which nothing was fetched is distinguished from one in which nobody searched', () => {
  expect(
    refusal(
      [
        ['2026-03-01', 5],
        ['2026-03-04', 5],
      ],
      'ok',
    ),
  ).toBe('statistics.noData');
  expect(refusal([], 'failed')).toBe('statistics.fetchFailed');
  expect(refusal([], 'collecting', [])).toBe('statistics.fetchFailed');
  expect(refusal([], 'noPremium', [])).toBe('statistics.noData');
  expect(refusal([['2026-03-02', 0]], 'failed')).toBe('statistics.noData');
});

const VISIBLE = { from: '2026-02-28', to: '2026-03-05' };

test('fewer than three queries ask for a longer period where more is stored', () => {
  const judged = (queries: string[], stored: string[]) =>
    judgeQueries(queries, { days: { ...NONE, queries: stored } }, { span: SPAN, visible: VISIBLE })?.key;
  expect(judged(['a', 'b', 'a'], DAYS)).toBe('statistics.tooFewQueries');
  expect(judged(['a', 'b', 'c'], DAYS)).toBeUndefined();
  expect(judged(['a'], ['2026-03-02', '2026-03-03'])).toBeUndefined();
  expect(judged(['a'], ['2026-03-01'])).toBe('statistics.tooFewQueries');
  expect(judged(['a'], ['2026-03-04'])).toBe('statistics.tooFewQueries');
  expect(judged([], ['2026-03-02'])).toBe('statistics.noData');
  // What the plan does not show cannot be chosen.
  expect(judged(['a'], ['2026-02-27'])).toBeUndefined();
});
