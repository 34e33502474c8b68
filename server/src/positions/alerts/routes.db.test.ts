import { TagId } from '@vitrina/contract/ids.ts';
import * as contract from '@vitrina/contract/positions/alerts.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { refusal } from '../../../test/refusal.ts';
import { addEntry } from '../entries/add-entry.ts';
import { purgeFirings } from './purge-firings.ts';

type Rule = InputOf<typeof contract.addPositionAlert>['rule'];

const SKU = 700;
const FALLS: Rule = { scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 10 } };
// 15:00 Moscow
const now = new Date('2026-03-02T12:00:00Z');
const MINUTE = 60_000;

let app: TestApp;
let owner: TestUser;
let cabinetId: number;
beforeAll(async () => {
  app = await startTestApp({ now });
  await sql`insert into cities (id, name, synced_at) values (1, 'Москва', now())`.execute(app.context.db);
});
beforeEach(async () => {
  app.clock.set(now);
  ({ id: cabinetId, owner } = await makeCabinet(app));
});
afterAll(() => app.close());

const track = (sku: number, queries: string[]) =>
  addEntry(app.context, { cabinetId, sku, cityId: 1, queries });

/** Checks every five minutes up to now. */
async function observe(query: string, places: readonly (number | string)[], sku = SKU) {
  const term = (await listTermIds(app, cabinetId)).get(query) ?? 0;
  await makeObservations(
    app,
    places.map((answer, index) => ({
      cabinet: cabinetId,
      product: sku,
      termId: term,
      at: new Date(now.getTime() - (places.length - index) * 5 * MINUTE),
      ...(typeof answer === 'number' ? { place: answer } : { outcome: answer }),
    })),
  );
}
const rehearse = (rule: Rule = FALLS, token = owner.token) =>
  app.call(contract.rehearsePositionAlert, { cabinetId, rule }, token);
const add = async (rule: Rule = FALLS, token = owner.token) =>
  (await app.call(contract.addPositionAlert, { cabinetId, rule }, token)).ruleId;
const list = (token = owner.token) => app.call(contract.listPositionAlerts, { cabinetId }, token);

test('a rehearsal says when, which queries, from where to where, and of how many days', async () => {
  const { entryId } = await track(SKU, ['чай', 'кофе']);
  await observe('чай', [5, 5, 5, 20, 'timeout', 'notFound', 5]);
  await observe('кофе', [7, 7, 7, 7, 7, 60, 8]);
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE).toISOString();
  const hit = { entryId, product: String(SKU), cityName: 'Москва' };
  expect(await rehearse()).toEqual({
    queriesCount: 2,
    since: at(35),
    total: 1,
    days: [{ day: '2026-03-02', firings: 1 }],
    firings: [
      { at: at(20), queries: 1, hits: [{ ...hit, query: 'чай', was: 5, became: 20, since: at(20) }] },
    ],
  });
  const both = await rehearse({ ...FALLS, atLeast: 2 });
  expect(both.firings).toEqual([
    {
      at: at(10),
      queries: 2,
      hits: [
        { ...hit, query: 'чай', was: 5, became: 'notFound', since: at(20) },
        { ...hit, query: 'кофе', was: 7, became: 60, since: at(10) },
      ],
    },
  ]);
});

test('a rehearsal goes back for 28 days and no further', async () => {
  await track(SKU, ['чай']);
  const term = (await listTermIds(app, cabinetId)).get('чай') ?? 0;
  const days = Array.from({ length: 40 }, (_, index) => index);
  // Every day three good checks and a bad one.
  await makeObservations(
    app,
    days.flatMap((day) =>
      [5, 5, 5, 50].map((place, index) => ({
        cabinet: cabinetId,
        product: SKU,
        termId: term,
        place,
        at: new Date(now.getTime() - (day * 24 * 60 + 60 - index * 5) * MINUTE),
      })),
    ),
  );
  const { total, since, days: shown, firings } = await rehearse();
  expect(total).toBe(28);
  expect(shown).toHaveLength(28);
  expect(shown.map((day) => day.firings)).toEqual(shown.map(() => 1));
  expect(since).toBe('2026-02-02T21:00:00.000Z');
  expect(firings[0]?.at).toBe(new Date(now.getTime() - 45 * MINUTE).toISOString());
});

test('whose queries: of one product in a city, of products with a tag, some of them, or all', async () => {
  await track(SKU, ['чай', 'кофе']);
  await track(SKU + 1, ['чай']);
  const [tag] = (
    await sql<{ id: number }>`insert into cabinet_tags (cabinet_id, name, name_key, color)
      values (${cabinetId}, 'Деньги', 'деньги', '#336699') returning id`.execute(app.context.db)
  ).rows;
  const tagId = TagId.parse(tag?.id);
  await sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    values (${cabinetId}, ${SKU + 1}, 1, 'A', 'Чайник', '', false, now())`.execute(app.context.db);
  await sql`insert into product_tags (cabinet_id, tag_id, sku) values (${cabinetId}, ${tagId}, ${SKU + 1})`.execute(
    app.context.db,
  );
  const count = async (rule: Partial<Rule>) => (await rehearse({ ...FALLS, ...rule })).queriesCount;
  expect(await count({})).toBe(3);
  expect(await count({ scope: { kind: 'entry', sku: SKU, cityId: 1 } })).toBe(2);
  expect(await count({ scope: { kind: 'tag', tagId } })).toBe(1);
  expect(await count({ queries: ['  ЧАЙ '] })).toBe(2);
  await add({ ...FALLS, scope: { kind: 'tag', tagId } });
  await add({ ...FALLS, scope: { kind: 'entry', sku: SKU, cityId: 1 } });
  expect((await list()).alerts).toEqual([
    expect.objectContaining({
      name: 'Деньги',
      cityName: null,
      queriesCount: 1,
      author: 'Анна Продавец',
      isMine: true,
    }),
    expect.objectContaining({
      name: String(SKU),
      cityName: 'Москва',
      queriesCount: 2,
      isOn: true,
      lastFiredAt: null,
    }),
  ]);
});

test('what a rule is about must be there, and in this cabinet', async () => {
  const other = await makeCabinet(app);
  await addEntry(app.context, { cabinetId: other.id, sku: SKU, cityId: 1, queries: ['чай'] });
  const [tag] = (
    await sql<{ id: number }>`insert into cabinet_tags (cabinet_id, name, name_key, color)
      values (${other.id}, 'Чужой', 'чужой', '#336699') returning id`.execute(app.context.db)
  ).rows;
  const foreign: [Rule['scope'], 'position.notFound' | 'tag.notFound'][] = [
    [{ kind: 'entry', sku: SKU, cityId: 1 }, 'position.notFound'],
    [{ kind: 'tag', tagId: TagId.parse(tag?.id) }, 'tag.notFound'],
    [{ kind: 'tag', tagId: 2_000_000_000 }, 'tag.notFound'],
  ];
  const ruleId = await add();
  for (const [scope, key] of foreign) {
    const rule = { ...FALLS, scope };
    for (const answer of await Promise.all([
      app.inject(contract.rehearsePositionAlert, { cabinetId, rule }, owner.token),
      app.inject(contract.addPositionAlert, { cabinetId, rule }, owner.token),
      app.inject(contract.updatePositionAlert, { cabinetId, ruleId, rule }, owner.token),
    ]))
      expect(answer.body).toEqual(refusal(key));
  }
});

test('a rule of another cabinet is not there', async () => {
  const other = await makeCabinet(app);
  const { ruleId } = await app.call(
    contract.addPositionAlert,
    { cabinetId: other.id, rule: FALLS },
    other.owner.token,
  );
  const named = { cabinetId, ruleId };
  for (const answer of await Promise.all([
    app.inject(contract.updatePositionAlert, { ...named, isOn: false }, owner.token),
    app.inject(contract.deletePositionAlert, named, owner.token),
    app.inject(contract.listPositionAlertFirings, named, owner.token),
  ]))
    expect(answer.body).toEqual(refusal('positionAlert.notFound'));
  expect(
    (await app.call(contract.listPositionAlerts, { cabinetId: other.id }, other.owner.token)).alerts,
  ).toHaveLength(1);
});

test('whoever may look sees rules, their log and a rehearsal, and changes nothing', async () => {
  const reader = await makeUser(app);
  await addMember(app, cabinetId, reader, ['analyticsReadOnly']);
  const ruleId = await add();
  const named = { cabinetId, ruleId };
  expect((await list(reader.token)).alerts).toEqual([expect.objectContaining({ id: ruleId, isMine: false })]);
  expect(await app.call(contract.listPositionAlertFirings, named, reader.token)).toEqual({
    total: 0,
    firings: [],
  });
  expect(await rehearse(FALLS, reader.token)).toMatchObject({ since: null, total: 0, days: [] });
  for (const answer of await Promise.all([
    app.inject(contract.addPositionAlert, { cabinetId, rule: FALLS }, reader.token),
    app.inject(contract.updatePositionAlert, { ...named, isOn: false }, reader.token),
    app.inject(contract.deletePositionAlert, named, reader.token),
  ]))
    expect(answer.body).toEqual(refusal('cabinet.insufficientRights', { right: 'edit' }));
});

test('a rule is changed, switched and deleted', async () => {
  const ruleId = await add();
  const change = (next: object) =>
    app.call(contract.updatePositionAlert, { cabinetId, ruleId, ...next }, owner.token);
  const rule: Rule = { ...FALLS, atLeast: 3, lastingMinutes: 120, quiet: { from: 22, to: 8 }, againHours: 6 };
  await change({ rule });
  await change({ isOn: false });
  expect((await list()).alerts).toEqual([
    expect.objectContaining({ rule: { ...rule, queries: [] }, isOn: false }),
  ]);
  await app.call(contract.deletePositionAlert, { cabinetId, ruleId }, owner.token);
  expect((await list()).alerts).toEqual([]);
});

test('a cabinet has so many rules and no more, also when they come at once', async () => {
  const maximum = contract.ALERT_BOUNDS.rulesInCabinet;
  const answers = await Promise.all(
    Array.from({ length: maximum + 3 }, () =>
      app.inject(contract.addPositionAlert, { cabinetId, rule: FALLS }, owner.token),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body)).toEqual(
    refused.map(() => refusal('positionAlert.tooMany', { maximum })),
  );
  expect(refused).toHaveLength(3);
  expect((await list()).alerts).toHaveLength(maximum);
});

test('the log is kept for ninety days', async () => {
  const ruleId = await add();
  await sql`insert into position_alert_firings (cabinet_id, alert_id, at, queries, hits, deliver_at)
    values (${cabinetId}, ${ruleId}, ${now}, 1, '[]', ${now})`.execute(app.context.db);
  const total = async () =>
    (await app.call(contract.listPositionAlertFirings, { cabinetId, ruleId }, owner.token)).total;
  app.clock.advance(90 * 24 * 60 * MINUTE);
  await purgeFirings(app.context);
  expect(await total()).toBe(1);
  app.clock.advance(1000);
  await purgeFirings(app.context);
  expect(await total()).toBe(0);
});
