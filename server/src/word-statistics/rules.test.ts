import { listDays } from '@vitrina/contract/dates.ts';
import { describe, expect, test } from 'vitest';
import { DEFAULT_STOP_WORDS } from '../words/stop-words.ts';
import { addFigures, NOTHING, toFigures } from './own-figures.ts';
import { listWholeSpans } from './rules.ts';
import { tidyStopWords } from './stop-words/choose-stop-words.ts';

test('a span with a missing day is not whole', () => {
  const days = new Set(listDays('2026-02-01', '2026-02-28'));
  days.delete('2026-02-10');
  expect(listWholeSpans({ from: '2026-02-22', to: '2026-02-28' }, days)).toEqual([true, true, false, true]);
});

const whole = (wholeSpans: boolean[]) => ({ wholeSpans, adsMatchQueries: true });

describe('figures', () => {
  const sums = { ...NOTHING, queries: 2, users: [80, 100, null, 40] };
  test('ratio is the period over the most of the whole spans', () => {
    expect(toFigures(sums, whole([true, true, true, true])).ratio).toBe(0.8);
    expect(toFigures(sums, whole([true, false, true, true])).ratio).toBe(1);
    expect(toFigures(sums, whole([true, false, false, false])).ratio).toBeNull();
    expect(toFigures(sums, whole([false, true, true, true])).ratio).toBeNull();
  });
  test('the previous value is given when both periods are whole', () => {
    expect(toFigures(sums, whole([true, true, false, false])).usersBefore).toBe(100);
    expect(toFigures(sums, whole([true, false, true, true])).usersBefore).toBeNull();
  });
  test('shares are of the sums, and nothing of nothing is absent', () => {
    const ads = {
      ...sums,
      viewUsers: 50,
      orders: 5,
      gmvKopecks: 1000,
      adViews: 0,
      adClicks: 0,
      spendKopecks: 2500,
    };
    expect(toFigures(ads, whole([true]))).toMatchObject({ orderConversion: 0.1, adCtr: null, ddr: 2.5 });
    expect(toFigures({ ...ads, gmvKopecks: 0 }, whole([true])).ddr).toBeNull();
    const otherDays = toFigures(ads, { wholeSpans: [true], adsMatchQueries: false });
    expect(otherDays).toMatchObject({ spendKopecks: 2500, gmvKopecks: 1000, ddr: null });
  });
});

describe('a sum over queries', () => {
  const { queries: _, ...unknown } = NOTHING;
  const advertised = (spendKopecks: number | null) => ({
    ...unknown,
    text: 'чай',
    adViews: 10,
    adClicks: 1,
    spendKopecks,
  });
  const sum = (...list: Parameters<typeof addFigures>[1][]) => list.reduce(addFigures, NOTHING);
  test('is unknown when one of its costs is unknown, in whatever order they come', () => {
    expect(sum(advertised(5), advertised(7)).spendKopecks).toBe(12);
    expect(sum(advertised(5), advertised(null), advertised(7)).spendKopecks).toBeNull();
    expect(sum(advertised(null), advertised(5)).spendKopecks).toBeNull();
  });
  test('leaves out a query that advertising does not know', () =>
    expect(sum(advertised(5), { ...unknown, text: 'чайник' }).spendKopecks).toBe(5));
});

describe('places and viewers of several products', () => {
  const { queries: _, ...unknown } = NOTHING;
  const seen = { ...unknown, users: [60, null, null, null], productUsers: 100, viewUsers: 40 };
  const figuresOf = (...list: Parameters<typeof addFigures>[1][]) =>
    toFigures(list.reduce(addFigures, NOTHING), whole([true]));
  test('weigh by searchers, and each product has its own', () =>
    expect(
      figuresOf(
        { ...seen, text: 'чай', placeSum: 300, placedUsers: 60 },
        { ...seen, text: 'чайник', placeSum: 100, placedUsers: 40 },
      ),
    ).toMatchObject({ position: 4, visibility: 0.4 }));
  test('are absent where nobody reported them, and not zero', () =>
    expect(figuresOf({ ...seen, text: 'чай', viewUsers: null })).toMatchObject({
      position: null,
      visibility: null,
    }));
});

describe('stop words', () => {
  test('every language has a list of whole words', () => {
    for (const list of Object.values(DEFAULT_STOP_WORDS)) expect(list.length).toBeGreaterThan(100);
    expect(DEFAULT_STOP_WORDS.ru).toContain('для');
    expect(DEFAULT_STOP_WORDS.en).not.toContain("don't");
  });
  test('are kept as single words, each once, and an added one is not taken back', () =>
    expect(
      tidyStopWords({
        languages: ['ru', 'ru'],
        added: ['Купить Дёшево', 'купить'],
        returned: ['купить', 'без'],
      }),
    ).toEqual({ languages: ['ru'], added: ['дешево', 'купить'], returned: ['без'] }));
});
