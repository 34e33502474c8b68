import { moscowDay } from '@vitrina/contract/dates.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { readCells } from '@vitrina/contract/positions/matrix-cells.ts';
import { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { addEntry } from '../entries/add-entry.ts';

const SKU = 500;
// 15:00 Moscow
const now = new Date('2026-03-02T12:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now });
});
afterAll(() => app.close());

async function makeEntry(queries: string[]) {
  app.clock.set(new Date('2026-02-01T00:00:00Z'));
  const cabinet = await makeCabinet(app);
  const { entryId } = await addEntry(app.context, { cabinetId: cabinet.id, sku: SKU, cityId: 1, queries });
  app.clock.set(now);
  const terms = await listTermIds(app, cabinet.id);
  type Input = Partial<InputOf<typeof getPositionMatrix>>;
  const inputOf = (requested: Input) => {
    const day = '2026-03-02';
    return { cabinetId: cabinet.id, entryId, from: day, to: day, ...requested };
  };
  return {
    cabinet,
    entryId,
    observe: (query: string, rows: [at: string, answer: number | string][], product = SKU) =>
      makeObservations(
        app,
        rows.map(([at, answer]) => ({
          cabinet: cabinet.id,
          product,
          termId: terms.get(query) ?? 0,
          at: `${at.startsWith('2026') ? at : `2026-03-${at}`}+03:00`,
          ...(typeof answer === 'number' ? { place: answer } : { outcome: answer }),
        })),
      ),
    get: async (input: Input = {}) => {
      const { rows, ...matrix } = await app.call(getPositionMatrix, inputOf(input), cabinet.owner.token);
      return {
        ...matrix,
        rows: rows.map((row) => ({
          ...row,
          cells: readCells({ cells: row.cells, minutes: row.minutes }),
          coverages: readCells(row).map(({ coverage }) => coverage),
        })),
      };
    },
    ask: (requested: Input) => app.inject(getPositionMatrix, inputOf(requested), cabinet.owner.token),
  };
}

test('hours of a Moscow day, with the place of the last check and the name of each gap', async () => {
  const entry = await makeEntry(['чай', 'кофе']);
  await entry.observe('чай', [
    ['01T23:59:00', 99],
    ['02T00:00:00', 7],
    ['02T00:30:00', 9],
    ['02T01:00:00', 3],
    ['02T01:40:00', 'notFound'],
    ['02T02:00:00', 4],
    ['02T02:40:00', 'timeout'],
    ['02T03:00:00', 'blocked'],
    ['02T03:30:00', 'captcha'],
    ['02T04:10:00', 'deep'],
  ]);
  await entry.observe('чай', [['02T00:59:00', 1]], SKU + 1);
  const matrix = await entry.get();
  expect(matrix.buckets).toHaveLength(24);
  expect(matrix.buckets[0]).toBe('2026-03-01T21:00:00.000Z');
  const [coffee, tea] = matrix.rows;
  expect(tea?.cells.slice(0, 6)).toEqual([
    { place: 9, gap: null, minute: 30 },
    { place: 'notFound', gap: null, minute: 40 },
    { place: 4, gap: null, minute: 0 },
    { place: null, gap: 'captcha', minute: 30 },
    { place: 'deep', gap: null, minute: 10 },
    { place: null, gap: null },
  ]);
  expect(tea).toMatchObject({ query: 'чай', frequency: null, now: 'deep', best: 3, median: 5.5 });
  expect(coffee).toMatchObject({ query: 'кофе', now: null, best: null, median: null });
  expect(coffee?.cells.every((cell) => cell.place === null && cell.gap === null)).toBe(true);
});

test('each outcome reads as what it was, whichever table it is read from', async () => {
  const entry = await makeEntry(['чай']);
  const neverStored = ['found', 'missed', 'paused'];
  const outcomes = CheckOutcome.options.filter((one) => !neverStored.includes(one));
  const at = (index: number) => `2026-02-${String(10 + index)}T00:00:00`;
  await entry.observe(
    'чай',
    outcomes.map((outcome, index) => [at(index), outcome]),
  );
  for (const grouping of ['Hour', 'Day'] as const) {
    const days = outcomes.map((_, index) => at(index).slice(0, 10));
    const read = await Promise.all(days.map((day) => entry.get({ from: day, to: day, grouping })));
    const words = read.map(({ rows }) => rows[0]?.cells[0]).map((cell) => cell?.gap ?? cell?.place);
    expect(words).toEqual(outcomes);
  }
});

test('the best of a period is a place, else 1000+, else н/н, else nothing', async () => {
  const entry = await makeEntry(['а', 'б', 'в', 'г']);
  const [no, deep] = ['notFound', 'deep'];
  await entry.observe('а', [
    ['02T00:10:00', 30],
    ['02T01:10:00', 1000],
    ['02T02:10:00', deep],
  ]);
  await entry.observe('б', [
    ['02T00:10:00', no],
    ['02T01:10:00', deep],
    ['02T01:20:00', no],
  ]);
  await entry.observe('в', [
    ['02T00:10:00', no],
    ['02T01:10:00', 'timeout'],
  ]);
  await entry.observe('г', [['02T00:10:00', 'timeout']]);
  for (const grouping of ['Hour', 'SixHours'] as const) {
    const { rows } = await entry.get({ grouping });
    expect(rows.map(({ best }) => best)).toEqual([30, 'deep', 'notFound', null]);
  }
});

test('a coarser bucket shows the last, the best or the median of its checks', async () => {
  const entry = await makeEntry(['чай']);
  await entry.observe('чай', [
    ['02T00:10:00', 30],
    ['02T01:10:00', 2],
    ['02T03:10:00', 50],
    ['02T05:10:00', 'notFound'],
    ['02T06:10:00', 'deep'],
    ['02T06:20:00', 'notFound'],
    ['02T13:00:00', 'serverError'],
  ]);
  const cellsOf = async (choice: 'last' | 'best' | 'median') => {
    const { rows } = await entry.get({ grouping: 'SixHours', choice });
    return rows[0]?.cells.map((cell) => cell.gap ?? cell.place);
  };
  expect(await cellsOf('last')).toEqual(['notFound', 'notFound', 'serverError', null]);
  expect(await cellsOf('best')).toEqual([2, 'deep', 'serverError', null]);
  expect(await cellsOf('median')).toEqual([30, 'deep', 'serverError', null]);
});

test.each(['last', 'best', 'median'] as const)('Moscow weeks from Monday and months: %s', async (choice) => {
  const entry = await makeEntry(['чай']);
  // 2026-02-22 is a Sunday; the first of March is one, too.
  await entry.observe('чай', [
    ['2026-02-22T23:59:00', 9],
    ['2026-02-23T00:00:00', 4],
    ['2026-02-28T23:59:00', 4],
    ['2026-03-01T00:00:00', 4],
    ['2026-03-02T00:00:00', 30],
  ]);
  const placesOf = async (grouping: 'Week' | 'Month') => {
    const { rows, buckets } = await entry.get({ from: '2026-02-20', grouping, choice });
    return buckets.map((bucket, index) => [moscowDay(new Date(bucket)), rows[0]?.cells[index]?.place]);
  };
  expect(await placesOf('Week')).toEqual([
    ['2026-02-16', 9],
    ['2026-02-23', 4],
    ['2026-03-02', 30],
  ]);
  expect(await placesOf('Month')).toEqual([
    ['2026-02-01', 4],
    ['2026-03-01', choice === 'last' ? 30 : 4],
  ]);
});

test('a week that begins before the period shows only days of the period', async () => {
  const entry = await makeEntry(['чай']);
  await entry.observe('чай', [
    ['2026-02-17T12:00:00', 1],
    ['2026-02-18T12:00:00', 50],
  ]);
  const { rows } = await entry.get({
    from: '2026-02-18',
    to: '2026-02-18',
    grouping: 'Week',
    choice: 'best',
  });
  expect(rows[0]?.cells).toEqual([{ place: 50, gap: null }]);
});

test('the best of an hour has its moment', async () => {
  const entry = await makeEntry(['чай']);
  await entry.observe('чай', [
    ['02T00:05:00', 3],
    ['02T00:25:00', 3],
    ['02T00:45:00', 8],
  ]);
  const cellOf = async (choice: 'last' | 'best' | 'median') =>
    (await entry.get({ choice })).rows[0]?.cells[0];
  expect(await cellOf('best')).toEqual({ place: 3, gap: null, minute: 5 });
  expect(await cellOf('last')).toEqual({ place: 8, gap: null, minute: 45 });
  expect(await cellOf('median')).toEqual({ place: 3, gap: null });
});

test.each([
  ['FiveMinute', 288, 0],
  ['HalfHour', 48, 0],
  ['Hour', 24, 0],
  ['SixHours', 4, 0],
  ['TwelveHours', 2, 0],
  ['Day', 1, 0],
] as const)(
  '%s: a check at midnight is in the first of %i buckets, one before midnight in none',
  async (grouping, count, first) => {
    const entry = await makeEntry(['чай']);
    await entry.observe('чай', [
      ['01T23:59:59', 5],
      ['02T00:00:00', 8],
    ]);
    for (const choice of ['last', 'best', 'median'] as const) {
      const { rows, buckets } = await entry.get({ grouping, choice });
      expect(buckets).toHaveLength(count);
      expect(rows[0]?.cells.map((cell) => cell.place).filter((place) => place !== null)).toEqual([8]);
      expect(rows[0]?.cells[first]?.place).toBe(8);
    }
  },
);

test('"now" is the last answer of the last day; failures do not hide it', async () => {
  const entry = await makeEntry(['чай', 'кофе']);
  await entry.observe('чай', [
    ['02T10:00:00', 5],
    ['02T14:00:00', 'blocked'],
  ]);
  await entry.observe('кофе', [['01T14:59:00', 5]]);
  const { rows, entry: described } = await entry.get({ from: '2026-03-01' });
  expect(rows.map((row) => [row.query, row.now, row.best])).toEqual([
    ['кофе', null, 5],
    ['чай', 5, 5],
  ]);
  expect(described).toMatchObject({
    state: 'active',
    checkedCount: 1,
    averagePlace: 5,
    lastCheckedAt: '2026-03-02T07:00:00.000Z',
  });
});

test('gaps are those of the time when the product was followed', async () => {
  const entry = await makeEntry(['чай']);
  const gap = (from: string, until: string) =>
    sql`
    insert into position_gaps (cabinet_id, term_id, city_id, from_at, until_at, step_minutes)
    select cabinet_id, term_id, city_id, ${from}, ${until}, 5 from position_checks where cabinet_id = ${entry.cabinet.id}`.execute(
      app.context.db,
    );
  await gap('2026-03-02T01:03:00+03:00', '2026-03-02T03:03:00+03:00');
  await entry.observe('чай', [['02T02:00:00', 5]]);
  await sql`update position_entries set starts_at = '2026-03-02T01:30:00+03:00' where id = ${entry.entryId}`.execute(
    app.context.db,
  );
  const { rows } = await entry.get({ grouping: 'HalfHour' });
  expect(rows[0]?.cells.slice(1, 8).map((cell) => cell.gap ?? cell.place)).toEqual([
    null,
    null,
    'missed',
    5,
    'missed',
    null,
    null,
  ]);
});

test('what was missed before a query was added was not missed for it, nor for one that came before times were kept', async () => {
  const entry = await makeEntry(['чай', 'кофе']);
  const { db } = app.context;
  await sql`
    insert into position_gaps (cabinet_id, term_id, city_id, from_at, until_at, step_minutes)
    select cabinet_id, term_id, city_id, '2026-03-02T00:00:00+03:00', '2026-03-02T03:00:00+03:00', 60
    from position_checks where cabinet_id = ${entry.cabinet.id}`.execute(db);
  await sql`
    update position_queries set added_at = '2026-03-02T01:10:00+03:00' from position_terms as term
    where term.id = term_id and entry_id = ${entry.entryId} and query = 'чай'`.execute(db);
  const missed = async () =>
    (await entry.get()).rows.map(({ cells }) => cells.slice(0, 4).map(({ gap }) => gap === 'missed'));
  expect(await missed()).toEqual([
    [true, true, true, false],
    [false, false, true, false],
  ]);
  await sql`update position_queries set added_at = null where entry_id = ${entry.entryId}`.execute(db);
  const created = '2026-03-02T02:00:00+03:00';
  await sql`
    update position_entries set created_at = ${created} where id = ${entry.entryId}`.execute(db);
  expect(await missed()).toEqual([
    [false, false, true, false],
    [false, false, true, false],
  ]);
});

test('a long bucket says how many of its planned checks were answered, whichever table it is read from', async () => {
  const entry = await makeEntry(['чай']);
  await entry.observe('чай', [
    ['02T00:00:00', 5],
    ['02T00:05:00', 'notFound'],
    ['02T00:10:00', 'deep'],
    ['02T00:15:00', 'captcha'],
    ['02T01:05:00', 'timeout'],
  ]);
  // Three slots before one o'clock and one of that moment; a pause takes the first two.
  await sql`
    insert into position_gaps (cabinet_id, term_id, city_id, from_at, until_at, step_minutes)
    select cabinet_id, term_id, city_id, '2026-03-02T00:45:00+03:00', '2026-03-02T01:05:00+03:00', 5
    from position_checks where cabinet_id = ${entry.cabinet.id}`.execute(app.context.db);
  await sql`
    insert into position_pauses (entry_id, cabinet_id, city_id, from_at, until_at)
    values (${entry.entryId}, ${entry.cabinet.id}, 1, '2026-03-02T00:45:00+03:00', '2026-03-02T00:51:00+03:00')`.execute(
    app.context.db,
  );
  const covered = async (grouping: 'Hour' | 'SixHours' | 'Day' | 'Month') => {
    const { rows } = await entry.get({ grouping });
    return rows[0]?.coverages.slice(0, 2);
  };
  expect(await covered('Hour')).toEqual([
    { answered: 3, planned: 5 },
    { answered: 0, planned: 2 },
  ]);
  expect(await covered('SixHours')).toEqual([{ answered: 3, planned: 7 }, undefined]);
  expect(await covered('Day')).toEqual([{ answered: 3, planned: 7 }]);
  expect(await covered('Month')).toEqual([{ answered: 3, planned: 7 }]);
});

test('a bucket no longer than the step says nothing of what it covers', async () => {
  const entry = await makeEntry(['чай']);
  await entry.observe('чай', [['02T00:00:00', 5]]);
  const { rows } = await entry.get({ grouping: 'FiveMinute' });
  expect(rows[0]).toMatchObject({ answered: [], planned: [] });
  const steps = await entry.get({ grouping: 'HalfHour' });
  expect(steps.rows[0]?.coverages[0]).toEqual({ answered: 1, planned: 1 });
});

test.each([
  [{ from: '2026-03-02', to: '2026-03-01' }, '2026-02-03'],
  [{ from: '2026-03-02', to: '2026-03-03' }, '2026-02-03'],
  [{ from: '2026-02-02' }, '2026-02-03'],
  [{ from: '2026-02-28', grouping: 'FiveMinute' as const }, '2026-03-01'],
])('%j is out of range, and the answer tells the range', async (requested, from) => {
  const entry = await makeEntry(['чай']);
  const answer = await entry.ask(requested);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { subject: 'searchHistory', action: 'outOfRange', meta: { from, to: '2026-03-02' } } },
  });
});

test('history is as long as the plan says', async () => {
  const entry = await makeEntry(['чай']);
  await setPlan(app.context, entry.cabinet.owner.id, 'beginnerExpert', 30);
  expect((await entry.ask({ from: '2025-12-03', grouping: 'Day' })).status).toBe(200);
  expect((await entry.ask({ from: '2025-12-02', grouping: 'Day' })).status).toBe(400);
});

test('a reader of another cabinet sees nothing of it', async () => {
  const entry = await makeEntry(['чай']);
  const stranger = await makeUser(app);
  const answer = await app.inject(
    getPositionMatrix,
    { cabinetId: entry.cabinet.id, entryId: entry.entryId, from: '2026-03-02', to: '2026-03-02' },
    stranger.token,
  );
  expect(answer).toMatchObject({ status: 400, body: { error: { subject: 'cabinet', action: 'notFound' } } });
});
