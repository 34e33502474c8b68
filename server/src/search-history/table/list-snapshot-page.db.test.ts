import type { Readable } from 'node:stream';
import { addDays, type Day } from '@vitrina/contract/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type SnapshotFigures, storeSnapshots } from '../../queries/store-snapshots.ts';
import { toJsonLines } from '../../queries/to-json-lines.ts';
import {
  countSnapshots,
  listChosenSnapshots,
  listSnapshotPage,
  type SnapshotRow,
} from './list-snapshot-page.ts';
import type { TablePlan } from './table-plan.ts';

const DAY = '2026-02-20';
const MINE = 7;
const OTHER = 8;
const SHARED = 0;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  for (const table of ['sq_source_day', 'sq_source_line'])
    await app.context.clickhouse.command('test: begin anew', `truncate table ${table}`);
});
afterAll(() => app.close());

type Row = Pick<SnapshotFigures, 'text' | 'window_days' | 'day' | 'count'>;
type Import = { cabinet: number; source: string; unit: 'people' | 'searches'; rows: Row[] };

const store = ({ rows, ...about }: Import, context = app.context) =>
  storeSnapshots(
    context,
    { ...about, marketplace: 'ozon', takenAt: '2026-03-02 09:00:00' },
    toJsonLines(rows),
  );

const planOf = (last: Day, overrides: Partial<TablePlan> = {}): TablePlan => ({
  cabinetId: MINE,
  marketplace: 'ozon',
  cityId: 0,
  from: addDays(last, -28),
  // A source's day may be one later than the period.
  to: addDays(last, -1),
  window: 28,
  contains: '',
  isEmptyHidden: false,
  hasOthers: true,
  sort: 'count',
  direction: 'desc',
  days: [],
  end: null,
  ...overrides,
});

const shown = ({ cabinet, source, unit, text, day, window_days, count }: SnapshotRow) => ({
  cabinet,
  source,
  unit,
  text,
  day,
  window_days,
  count,
});
type Shown = ReturnType<typeof shown>;

const spanOf = (days: number | null) => (days !== null && days >= 28 && days <= 31 ? 30 : (days ?? 0));
const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

/** The rules said plainly: every import is kept, and each question looks through all of them. */
function expectLines(imports: readonly Import[], last: Day): Shown[] {
  const newest = new Map<string, Shown>();
  for (const { rows, ...about } of imports) {
    if (about.cabinet === OTHER) continue;
    for (const { text, window_days, day, count = null } of rows) {
      if (day > last) continue;
      const key = JSON.stringify([about.cabinet, about.source, about.unit, text, spanOf(window_days)]);
      const known = newest.get(key);
      const line = { ...about, text, day, window_days, count };
      const isBetter =
        !known ||
        Number(count !== null) > Number(known.count !== null) ||
        (Number(count !== null) === Number(known.count !== null) && day >= known.day);
      if (isBetter) newest.set(key, line);
    }
  }
  return [...newest.values()].toSorted(
    (a, b) =>
      compare(a.unit, b.unit) ||
      Number(a.count === null) - Number(b.count === null) ||
      compare(b.count ?? 0, a.count ?? 0) ||
      compare(a.text, b.text) ||
      compare(a.source, b.source) ||
      compare(spanOf(a.window_days), spanOf(b.window_days)) ||
      compare(a.cabinet, b.cabinet),
  );
}

const rows = fc.uniqueArray(
  fc.record({
    text: fc.constantFrom('чай', 'чайник', 'лампа', 'q'),
    window_days: fc.constantFrom(null, 7, 28, 30, 31),
    day: fc.integer({ min: 0, max: 5 }).map((days) => addDays(DAY, days)),
    count: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 3 }),
  }),
  { minLength: 1, maxLength: 12, selector: (row) => `${row.text} ${spanOf(row.window_days)} ${row.day}` },
);
const imports = fc.array(
  fc.record({
    cabinet: fc.constantFrom(SHARED, MINE, MINE, OTHER),
    source: fc.constantFrom('wordstat', 'tool'),
    unit: fc.constantFrom('people' as const, 'searches' as const),
    rows,
  }),
  { minLength: 1, maxLength: 6 },
);

async function expectSame(given: readonly Import[], last: Day): Promise<void> {
  const { context } = app;
  const plan = planOf(last);
  const expected = expectLines(given, last);
  const totals = await countSnapshots(context, plan);
  expect(totals.lines).toBe(expected.length);
  const all = await listSnapshotPage(context, plan, totals, { offset: 0, limit: 1000 });
  expect(all.map(shown)).toEqual(expected);
  const some = await listSnapshotPage(context, plan, totals, { offset: 2, limit: 3 });
  expect(some.map(shown)).toEqual(expected.slice(2, 5));
  const found = planOf(last, { contains: 'ЧАЙ' });
  const foundTotals = await countSnapshots(context, found);
  const containing = expected.filter(({ text }) => text.includes('чай'));
  expect(foundTotals.lines).toBe(containing.length);
  const foundRows = await listSnapshotPage(context, found, foundTotals, { offset: 1, limit: 2 });
  expect(foundRows.map(shown)).toEqual(containing.slice(1, 3));
  const chosen = await listChosenSnapshots(context, plan, ['чай', 'лампа'], 1000);
  expect(chosen.map(shown)).toEqual(expected.filter(({ text }) => text === 'чай' || text === 'лампа'));
}

describe('lines of other sources', () => {
  test('are those of a plain reading of all imports, in any order of days, numbers and gaps', async () => {
    await fc.assert(
      fc
        .asyncProperty(imports, async (given) => {
          for (const one of given) await store(one);
          for (const days of [0, 2, 5]) await expectSame(given, addDays(DAY, days));
        })
        .beforeEach(async () => {
          for (const table of ['sq_source_day', 'sq_source_line'])
            await app.context.clickhouse.command('test: begin anew', `truncate table ${table}`);
        }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 120_000);

  const numbers = { cabinet: MINE, source: 'tool', unit: 'people' as const };
  const line = (count: number | null, day = DAY): Row => ({ text: 'чай', window_days: null, day, count });
  const countOf = async (last = addDays(DAY, 5)) =>
    (await listChosenSnapshots(app.context, planOf(last), ['чай'], 10)).map(({ day, count }) => [day, count]);

  test('a file without numbers hides none, before or after, today or later', async () => {
    await store({ ...numbers, rows: [line(77)] });
    await store({ ...numbers, rows: [line(null)] });
    expect(await countOf()).toEqual([[DAY, 77]]);
    await store({ ...numbers, rows: [line(null, addDays(DAY, 3))] });
    expect(await countOf()).toEqual([[DAY, 77]]);
    await store({ ...numbers, rows: [line(77)] });
    expect(await countOf()).toEqual([[DAY, 77]]);
  });

  test('an older day never replaces a newer one, and of one day the later import counts', async () => {
    await store({ ...numbers, rows: [line(5, addDays(DAY, 2))] });
    await store({ ...numbers, rows: [line(900)] });
    expect(await countOf()).toEqual([[addDays(DAY, 2), 5]]);
    expect(await countOf(DAY)).toEqual([[DAY, 900]]);
    await store({ ...numbers, rows: [line(6, addDays(DAY, 2))] });
    expect(await countOf()).toEqual([[addDays(DAY, 2), 6]]);
  });

  test('a row is its key, its day and no more: the same again adds none', async () => {
    const file = { ...numbers, rows: [line(1), line(2, addDays(DAY, 1)), line(null, addDays(DAY, 2))] };
    await store(file);
    await store(file);
    expect(await countSnapshots(app.context, planOf(addDays(DAY, 5)))).toEqual({ lines: 1, hasLater: false });
    expect(await countOf()).toEqual([[addDays(DAY, 1), 2]]);
  });
});

describe('an import that does not come to its end', () => {
  const file: Import = {
    cabinet: MINE,
    source: 'tool',
    unit: 'people',
    rows: [{ text: 'чай', window_days: 7, day: DAY, count: 3 }],
  };
  const totals = () => countSnapshots(app.context, planOf(addDays(DAY, 5)));

  test.each(['stage a snapshot', 'store a snapshot', 'fill lines of a source', 'publish lines of a source'])(
    'ended at "%s", it is whole when it is made again',
    async (step) => {
      const { clickhouse } = app.context;
      const broken = async (name: string, go: () => Promise<void>) => {
        if (name.startsWith(step)) throw new Error('killed');
        await go();
      };
      const context = {
        ...app.context,
        clickhouse: {
          ...clickhouse,
          command: (name: string, ...rest: [string]) => broken(name, () => clickhouse.command(name, ...rest)),
          insertJson: (name: string, ...rest: [string, Readable]) =>
            broken(name, () => clickhouse.insertJson(name, ...rest)),
        },
      };
      await expect(store(file, context)).rejects.toThrow('killed');
      expect(await totals()).toEqual({ lines: 0, hasLater: false });
      await store(file);
      await expectSame([file], addDays(DAY, 5));
    },
  );

  test('rows that break off store nothing', async () => {
    async function* breaking() {
      yield Buffer.from(`${JSON.stringify(file.rows[0])}\n`);
      await Promise.resolve();
      throw new Error('the reader died');
    }
    const about = { ...file, marketplace: 'ozon', takenAt: '2026-03-02 09:00:00' } as const;
    await expect(storeSnapshots(app.context, about, breaking())).rejects.toThrow();
    expect(await totals()).toEqual({ lines: 0, hasLater: false });
    await store(file);
    await expectSame([file], addDays(DAY, 5));
  });
});
