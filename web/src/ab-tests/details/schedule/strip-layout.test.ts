import { AbImageId } from '@vitrina/contract/ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstPlace,
  layOutStrip,
  listSuggestions,
  moveInStrip,
  nowIn,
  type ScheduleWindow,
  stripPeriod,
} from './strip-layout.ts';

const HOUR_MS = 3_600_000;
/** Moscow midnight of the twentieth. */
const START = Date.parse('2026-11-19T21:00:00Z');
const at = (hours: number) => new Date(START + hours * HOUR_MS);
const AT = at(60);
const DAYS = { from: '2026-11-20', to: '2026-11-22' };

const window = (
  number: number,
  from: number,
  to: number,
  more: Partial<ScheduleWindow> = {},
): ScheduleWindow => ({
  number,
  imageId: AbImageId.parse(1),
  isWarmUp: false,
  from: at(from).toISOString(),
  to: at(to).toISOString(),
  state: 'shown',
  counters: null,
  voidReason: null,
  voidedBy: null,
  suggestion: null,
  ...more,
});

const layOut = (windows: ScheduleWindow[], events: Parameters<typeof layOutStrip>[0]['events'] = []) =>
  layOutStrip({ windows, events }, DAYS, AT);

describe('days by windows', () => {
  test('a window stands in its Moscow day, at its hours', () => {
    const [first, second, third] = layOut([window(1, 6, 12)]);
    expect(first?.cells).toEqual([{ window: expect.objectContaining({ number: 1 }), left: 25, width: 25 }]);
    expect([first?.day, second?.cells, third?.cells]).toEqual(['2026-11-20', [], []]);
  });

  test('one that crosses midnight has a cell in both days, one that ends at midnight has not', () => {
    const rows = layOut([window(1, 12, 24), window(2, 24, 24), window(3, 42, 54)]);
    expect(rows.map(({ cells }) => cells.map(({ left, width }) => [left, width]))).toEqual([
      [[50, 50]],
      [
        [0, 0],
        [75, 25],
      ],
      [[0, 25]],
    ]);
  });

  test('an event lasts until its end, until now, or for a moment', () => {
    const rows = layOut(
      [],
      [
        { at: at(12).toISOString(), until: at(18).toISOString(), kind: 'campaignsStopped' },
        { at: at(54).toISOString(), until: null, kind: 'outOfStock' },
        { at: at(30).toISOString(), until: null, kind: 'priceChanged' },
      ],
    );
    expect(rows.map(({ marks }) => marks.map(({ left, width }) => [left, width]))).toEqual([
      [[50, 25]],
      [[25, 0]],
      [[25, 25]],
    ]);
  });

  test('cells of a day never leave it, and together they are as long as the windows', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 71 }), fc.integer({ min: 1, max: 24 })));
    fc.assert(
      fc.property(spans, (list) => {
        const windows = list.map(([from, hours], index) => window(index, from, Math.min(72, from + hours)));
        const cells = layOut(windows).flatMap((row) => row.cells);
        const total = cells.reduce((sum, { width }) => sum + width, 0);
        const expected = windows.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);
        return (
          cells.every(({ left, width }) => left >= 0 && left + width <= 100.001) &&
          Math.abs(total - (expected / (24 * HOUR_MS)) * 100) < 0.1
        );
      }),
    );
  });
});

test('the line of now stands in today alone', () => {
  expect([nowIn('2026-11-21', at(60)), nowIn('2026-11-22', at(60)), nowIn('2026-11-23', at(60))]).toEqual([
    undefined,
    50,
    undefined,
  ]);
});

describe('arrows', () => {
  const rows = layOut([
    window(1, 0, 12),
    window(2, 12, 24),
    window(3, 48, 54),
    window(4, 54, 60),
    window(5, 60, 72),
  ]);
  const move = (row: number, cell: number, key: string) => moveInStrip(rows, { row, cell }, key);

  test('go through time and over days without a window', () => {
    expect(move(0, 0, 'ArrowRight')).toEqual({ row: 0, cell: 1 });
    expect(move(0, 1, 'ArrowRight')).toEqual({ row: 2, cell: 0 });
    expect(move(2, 0, 'ArrowLeft')).toEqual({ row: 0, cell: 1 });
    expect(move(0, 0, 'ArrowLeft')).toEqual({ row: 0, cell: 0 });
    expect(move(2, 2, 'ArrowRight')).toEqual({ row: 2, cell: 2 });
  });

  test('go to the same hour of another day', () => {
    expect(move(0, 1, 'ArrowDown')).toEqual({ row: 2, cell: 2 });
    expect(move(2, 1, 'ArrowUp')).toEqual({ row: 0, cell: 0 });
    expect(move(2, 1, 'ArrowDown')).toEqual({ row: 2, cell: 1 });
  });

  test('Home and End are the edges of a day, other keys move nothing', () => {
    expect([move(2, 1, 'Home'), move(2, 1, 'End'), move(2, 1, 'a')]).toEqual([
      { row: 2, cell: 0 },
      { row: 2, cell: 2 },
      { row: 2, cell: 1 },
    ]);
  });

  test('every key leads to a cell', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(keys), (pressed) => {
        const place = pressed.reduce((here, key) => moveInStrip(rows, here, key), { row: 0, cell: 0 });
        return rows[place.row]?.cells[place.cell] !== undefined;
      }),
    );
  });

  test('the way in is the window of now, else the last one that was shown, else the first', () => {
    expect(firstPlace(layOut([window(1, 0, 12), window(2, 12, 24, { state: 'showing' })]))).toEqual({
      row: 0,
      cell: 1,
    });
    expect(
      firstPlace(layOut([window(1, 0, 12), window(2, 24, 30), window(3, 30, 36, { state: 'planned' })])),
    ).toEqual({ row: 1, cell: 0 });
    expect(firstPlace(layOut([window(1, 0, 12, { state: 'planned' })]))).toEqual({ row: 0, cell: 0 });
    expect(firstPlace(layOut([]))).toBeUndefined();
  });
});

describe('the days of a page', () => {
  const dates = {
    startedAt: at(0).toISOString(),
    finishedAt: null as string | null,
    finishesBy: at(24 * 40).toISOString(),
  };
  const period = (until: string, more: Partial<typeof dates> = {}) =>
    stripPeriod({ ...dates, ...more }, until, { at: at(24 * 20), mostDays: 7 });

  test('end two days ahead, and go back to the start', () => {
    expect(period('')).toEqual({ from: '2026-12-06', to: '2026-12-12', hasEarlier: true, hasLater: false });
    expect(period('2026-11-24')).toEqual({
      from: '2026-11-20',
      to: '2026-11-24',
      hasEarlier: false,
      hasLater: true,
    });
  });

  test('of a finished test end with its last day', () => {
    expect(period('', { finishedAt: at(24 * 3).toISOString() })).toEqual({
      from: '2026-11-20',
      to: '2026-11-23',
      hasEarlier: false,
      hasLater: false,
    });
  });

  test('are not beyond what forces the end, and a day outside of the test is none', () => {
    expect(period('', { finishesBy: at(24 * 20 + 5).toISOString() }).to).toBe('2026-12-10');
    expect(period('2027-01-01').to).toBe('2026-12-12');
    expect(period('2026-01-01').to).toBe('2026-12-12');
  });

  test('of a test that has not started are today and the days ahead', () => {
    const draft = { startedAt: null, finishedAt: null, finishesBy: null };
    expect(stripPeriod(draft, '', { at: at(0), mostDays: 7 })).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-22',
    });
  });
});

describe('what is proposed to be left out', () => {
  const suggested = { suggestion: 'campaignsStopped' } as const;

  test('are spans of neighbouring windows with one reason', () => {
    const spans = listSuggestions([
      window(1, 0, 1, suggested),
      window(2, 1, 2, suggested),
      window(3, 2, 3),
      window(4, 3, 4, suggested),
      window(5, 4, 5, { suggestion: 'outOfStock' }),
      window(6, 5, 6, { ...suggested, voidReason: 'done' }),
    ]);
    expect(spans.map(({ kind, from, windows }) => [kind, from, windows])).toEqual([
      ['campaignsStopped', at(0).toISOString(), 2],
      ['campaignsStopped', at(3).toISOString(), 1],
      ['outOfStock', at(4).toISOString(), 1],
    ]);
    expect(spans[0]?.to).toBe(at(2).toISOString());
  });

  test('a window that is left out already divides a span', () => {
    const spans = listSuggestions([
      window(1, 0, 1, suggested),
      window(2, 1, 2, { ...suggested, voidReason: 'done' }),
      window(3, 2, 3, suggested),
    ]);
    expect(spans).toHaveLength(2);
  });
});
