import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  SAVED_SEARCH_BOUNDS,
  saveSearch,
} from '@vitrina/contract/saved-searches.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';

const LAST = '2026-03-01';

let app: TestApp;
let owner: TestUser;
let cabinetId: CabinetId;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner })).id as CabinetId;
});
afterAll(() => app.close());

type Input = InputOf<typeof saveSearch>;
const search = (overrides: Partial<Input> = {}): Input => ({
  cabinetId,
  marketplace: 'ozon',
  queries: ['Чайник', 'ковёр'],
  from: addDays(LAST, -27),
  to: LAST,
  window: 28,
  ...overrides,
});
const save = (overrides: Partial<Input> = {}, by = owner) =>
  app.inject(saveSearch, search(overrides), by.token);
const list = async (marketplace: 'ozon' | 'wb' = 'ozon', by = owner) =>
  (await app.call(listSavedSearches, { cabinetId, marketplace }, by.token)).searches;

describe('a saved search', () => {
  test('is the queries and the days, as they were asked for, newest first', async () => {
    await save();
    await save({ queries: ['термос'] });
    await save({ marketplace: 'wb' });
    const [second, first] = await list();
    expect(first).toEqual({
      id: first?.id,
      name: '',
      queries: ['Чайник', 'ковёр'],
      cityId: 0,
      from: addDays(LAST, -27),
      to: LAST,
      window: 28,
      lastRunAt: null,
    });
    expect(second?.queries).toEqual(['термос']);
    expect(await list('wb')).toHaveLength(1);
  });

  test('is saved once, in whatever order, case and window it is asked for again', async () => {
    await save();
    const again = await save({ queries: ['КОВЕР', ' чайник '], window: 7 });
    expect([again.status, again.body]).toEqual([400, refusal('savedSearch.exists')]);
    expect((await save({ to: addDays(LAST, -1) })).status).toBe(200);
    expect(await list()).toHaveLength(2);
  });

  test('pressed twice at once is saved once', async () => {
    const both = await Promise.all([save(), save()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await list()).toHaveLength(1);
  });

  test.each<[string, Partial<Input>, string]>([
    ['no query', { queries: [] }, 'request.invalid'],
    ['a query of spaces', { queries: ['  '] }, 'request.invalid'],
    ['a period backwards', { from: LAST, to: addDays(LAST, -1) }, 'searchHistory.outOfRange'],
    ['days before the collection', { from: '2024-03-13' }, 'searchHistory.outOfRange'],
  ])('with %s is refused', async (_, bad, key) => {
    const [subject, action] = key.split('.');
    expect((await save(bad)).body).toMatchObject({ error: { subject, action } });
    expect(await list()).toEqual([]);
  });

  test('without a period is refused', async () => {
    const { from: _, ...rest } = search();
    const answer = await app.inject(saveSearch, rest as Input, owner.token);
    expect(answer.body).toMatchObject({ error: { action: 'invalid', meta: { field: 'from' } } });
  });

  test('there are no more of than the cabinet may keep', async () => {
    await sql`insert into saved_searches
      (cabinet_id, marketplace, name, queries, city_id, from_day, to_day, window_days, question, created_at)
      select ${cabinetId}, 'ym', '', '{чай}', 0, '2026-02-01', '2026-02-28', 7, 'q' || place, now()
      from generate_series(1, ${SAVED_SEARCH_BOUNDS.perCabinet}) as place`.execute(app.context.db);
    expect((await save()).body).toEqual(
      refusal('savedSearch.tooMany', { maximum: SAVED_SEARCH_BOUNDS.perCabinet }),
    );
    expect(await list()).toEqual([]);
  });

  test('is renamed and removed, in its own cabinet only', async () => {
    await save();
    const [{ id } = { id: 0 }] = await list();
    const searchId = id as never;
    await app.call(renameSavedSearch, { cabinetId, searchId, name: ' Утро ' }, owner.token);
    expect((await list())[0]?.name).toBe('Утро');
    const stranger = await makeCabinet(app);
    const elsewhere = { cabinetId: stranger.id as CabinetId, searchId };
    const notFound = refusal('savedSearch.notFound');
    const { token } = stranger.owner;
    expect((await app.inject(renameSavedSearch, { ...elsewhere, name: 'чужое' }, token)).body).toEqual(
      notFound,
    );
    expect((await app.inject(removeSavedSearch, elsewhere, token)).body).toEqual(notFound);
    expect((await list())[0]?.name).toBe('Утро');
    await app.call(removeSavedSearch, { cabinetId, searchId }, owner.token);
    expect(await list()).toEqual([]);
    expect((await app.inject(removeSavedSearch, { cabinetId, searchId }, owner.token)).body).toEqual(
      notFound,
    );
  });

  test('is seen and run by who may only look, and neither saved nor removed', async () => {
    await save();
    const [{ id } = { id: 0 }] = await list();
    const reader = await makeMember(app, { id: cabinetId, owner }, ['analyticsReadOnly']);
    expect(await list('ozon', reader)).toHaveLength(1);
    const refused = { status: 403, body: refusal('cabinet.insufficientRights', { right: 'edit' }) };
    expect(await save({ queries: ['новый'] }, reader)).toMatchObject(refused);
    const named = { cabinetId, searchId: id as never };
    expect(await app.inject(removeSavedSearch, named, reader.token)).toMatchObject(refused);
    expect(await app.inject(renameSavedSearch, { ...named, name: 'x' }, reader.token)).toMatchObject(refused);
  });

  test('says when its question was last answered, whoever asked it and in whatever order', async () => {
    await save();
    await save({ queries: ['термос'] });
    app.clock.advance(60_000);
    const { window: _, ...same } = search({ queries: ['ковёр', 'чайник'] });
    await app.call(getQueryStatistics, { ...same, window: 7, sort: 'gmv' }, owner.token);
    const [other, run] = await list();
    expect(run?.lastRunAt).toBe(app.clock.now().toISOString());
    expect(other?.lastRunAt).toBeNull();
  });

  test('that is saved beside its answer has been run', async () => {
    const answeredAt = app.clock.now().toISOString();
    await app.call(getQueryStatistics, { ...search(), window: 28 }, owner.token);
    app.clock.advance(60_000);
    await save();
    await save({ queries: ['чайник'] });
    const [other, run] = await list();
    expect(run?.lastRunAt).toBe(answeredAt);
    expect(other?.lastRunAt).toBeNull();
  });

  test('whose first days have left the history of the plan is run by the days that are left', async () => {
    owner = await makeUser(app, { plan: 'none' });
    cabinetId = (await makeCabinet(app, { owner })).id as CabinetId;
    const visibleFrom = addDays(moscowDay(app.clock.now()), -PLAN_LIMITS.none.searchHistoryDaysOzon);
    await save({ from: visibleFrom, queries: ['Чайник'] });
    await save({ from: visibleFrom, queries: ['термос'] });
    app.clock.advance(2 * DAY_MS);
    const again = search({ from: addDays(visibleFrom, 2), queries: ['чайник'] });
    await app.call(getQueryStatistics, { ...again, window: 7 }, owner.token);
    const [other, run] = await list();
    expect(run?.lastRunAt).toBe(app.clock.now().toISOString());
    expect(other?.lastRunAt).toBeNull();
  });
});
