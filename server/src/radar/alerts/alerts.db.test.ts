import { listNotifications, type NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import * as contract from '@vitrina/contract/radar/alerts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { putProducts, putTag, watch } from '../../../test/builders/watched-products.ts';
import { refusal } from '../../../test/refusal.ts';
import { purgeFirings } from './purge-firings.ts';
import { deliverRadarAlerts } from './radar-alerts.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const OWN = 5;
const RIVAL = 6;

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
let snapshot = 0;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
});
beforeEach(async () => {
  app.clock.set(NOW);
  cabinet = await makeCabinet(app);
  await putProducts(app, cabinet, [OWN]);
  await putProducts(app, cabinet, [RIVAL], { isExternal: true });
  await watch(app, cabinet, OWN, RIVAL);
});
afterAll(() => app.close());

type Line = { sku?: number; at?: Date; difference?: object; importance?: string };
const price = (was: number, now: number) => ({ kind: 'price', was, now });

/** A line of the feed, as a look leaves it. */
async function change({ sku = RIVAL, at = app.clock.now(), ...line }: Line = {}): Promise<number> {
  const { difference = price(100_000, 90_000), importance = 'normal' } = line;
  snapshot += 1;
  const { rows } = await sql<{ id: number }>`
    insert into radar_changes
      (cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at)
    select ${cabinet.id}, ${sku}, card_id, ${snapshot}, is_own, ${JSON.stringify(difference)}::jsonb->>'kind',
      ${JSON.stringify(difference)}::jsonb, ${importance}, ${at}, ${at}, ${at}
    from radar_products where cabinet_id = ${cabinet.id} and sku = ${sku}
    returning id`.execute(app.context.db);
  return rows[0]?.id ?? 0;
}

const inCabinet = <Input extends object>(input: Input) => ({ cabinetId: cabinet.id, ...input });
const rule = (more: object = {}) => contract.RadarAlertRule.parse({ scope: { kind: 'cabinet' }, ...more });
const add = async (more: object = {}) =>
  contract.addRadarAlert.output.parse(
    (await app.inject(contract.addRadarAlert, inCabinet({ rule: rule(more) }), cabinet.owner.token)).body,
  ).ruleId;
const list = async () =>
  (await app.call(contract.listRadarAlerts, inCabinet({}), cabinet.owner.token)).alerts;
const log = async (ruleId: number) =>
  (await app.call(contract.listRadarAlertFirings, inCabinet({ ruleId }), cabinet.owner.token)).firings;
const rehearse = (more: object) =>
  app.call(contract.rehearseRadarAlert, inCabinet({ rule: rule(more) }), cabinet.owner.token);
const deliver = () => deliverRadarAlerts(app.context);
async function bell(): Promise<NotificationEvent[]> {
  const { notifications } = await app.call(listNotifications, {}, cabinet.owner.token);
  return notifications.map(({ event }) => event).toReversed();
}
const pass = (hours: number) => app.clock.set(new Date(app.clock.now().getTime() + hours * 3_600_000));

describe('what fires', () => {
  test('what was there when a rule was made or switched on is no news; what comes is, once', async () => {
    await change();
    const ruleId = await add();
    await deliver();
    expect(await bell()).toEqual([]);
    const changeId = await change();
    await deliver();
    await deliver();
    const hit = {
      changeId,
      sku: RIVAL,
      name: 'Чайник',
      isOwn: false,
      kind: 'price',
      was: 100_000,
      now: 90_000,
    };
    expect(await bell()).toEqual([{ kind: 'radarAlert', at: NOW.toISOString(), changes: 1, hit }]);
    const at = NOW.toISOString();
    expect(await log(ruleId)).toEqual([{ at, deliverAt: at, changes: 1, hits: [hit] }]);
    const set = (isOn: boolean) =>
      app.call(contract.updateRadarAlert, inCabinet({ ruleId, isOn }), cabinet.owner.token);
    await set(false);
    pass(1);
    await change();
    await set(true);
    await deliver();
    expect(await bell()).toHaveLength(1);
  });

  test('a line whose count grows later does not fire again', async () => {
    await add();
    await change();
    await deliver();
    await sql`update radar_changes set times = 5, is_back = true, last_at = now()
      where cabinet_id = ${cabinet.id}`.execute(app.context.db);
    await deliver();
    expect(await bell()).toHaveLength(1);
  });

  test('a line that is written under a smaller number and comes later fires too', async () => {
    const ruleId = await add();
    const first = await change();
    const late = await change({ sku: OWN });
    await deliver();
    await sql`delete from radar_alert_firings where alert_id = ${ruleId} and sku = ${RIVAL}`.execute(
      app.context.db,
    );
    // As if the first one's transaction had ended only now: it is judged although its number is behind.
    await change({ sku: OWN, at: new Date(NOW.getTime() + 1000) });
    await deliver();
    const ids = (await log(ruleId)).flatMap(({ hits }) => hits.map(({ changeId }) => Number(changeId)));
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(expect.arrayContaining([first, late]));
  });

  test('a product that has no name yet is named by its card, else by its number', async () => {
    await sql`update products set name = '' where cabinet_id = ${cabinet.id}`.execute(app.context.db);
    await sql`update watched_cards set facts = '{"title": "Чайник с карточки"}' where sku = ${OWN}`.execute(
      app.context.db,
    );
    const ruleIds = [await add(), await add({ scope: { kind: 'product', sku: RIVAL } })];
    await change({ sku: OWN });
    await change({ sku: RIVAL });
    await deliver();
    const names = (await log(ruleIds[0] ?? 0)).flatMap(({ hits }) => hits.map(({ name }) => name));
    expect(names.toSorted()).toEqual([`${RIVAL}`, 'Чайник с карточки']);
    expect((await list()).map(({ name }) => name)).toEqual([null, `${RIVAL}`]);
  });

  test('a line that is older than the log is kept does not fire again', async () => {
    const ruleId = await add();
    await change();
    await deliver();
    pass(91 * 24);
    await purgeFirings(app.context);
    const newest = await change({ sku: OWN });
    await deliver();
    expect((await log(ruleId)).map(({ hits }) => hits.map(({ changeId }) => changeId))).toEqual([[newest]]);
  });

  test('size, whose and tag', async () => {
    const tagId = await putTag(app, cabinet, 'осень', [OWN]);
    const rules = {
      big: await add({ kinds: ['price'], pricePercent: 20 }),
      own: await add({ whose: 'own' }),
      tagged: await add({ scope: { kind: 'tag', tagId } }),
      product: await add({ scope: { kind: 'product', sku: RIVAL } }),
    };
    await change({ sku: RIVAL, difference: price(100_000, 70_000) });
    await change({ sku: OWN, difference: price(100_000, 90_000) });
    await deliver();
    const found = Object.entries(rules).map(async ([name, ruleId]) => [
      name,
      (await log(ruleId)).flatMap(({ hits }) => hits.map(({ sku }) => sku)),
    ]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual({
      big: [RIVAL],
      own: [OWN],
      tagged: [OWN],
      product: [RIVAL],
    });
    expect((await list()).map(({ cardsCount, name }) => [cardsCount, name])).toEqual([
      [2, null],
      [1, null],
      [1, 'осень'],
      [1, 'Чайник'],
    ]);
  });
});

describe('when it is sent', () => {
  test('quiet hours are recorded at once and sent at their end, several in one digest', async () => {
    const ruleId = await add({ quiet: { from: 11, to: 14 } });
    await change();
    pass(1);
    const last = await change({ sku: OWN });
    await deliver();
    expect([await bell(), (await log(ruleId)).map(({ deliverAt }) => deliverAt)]).toEqual([
      [],
      ['2026-03-02T11:00:00.000Z', '2026-03-02T11:00:00.000Z'],
    ]);
    pass(1);
    await deliver();
    await deliver();
    expect(await bell()).toMatchObject([
      { kind: 'radarDigest', changes: 2, cards: 2, hit: { changeId: last, sku: OWN } },
    ]);
  });

  test('what waits of a rule that is switched off is not sent, nor once it is on again', async () => {
    const ruleId = await add({ quiet: { from: 11, to: 14 } });
    const set = (isOn: boolean) =>
      app.call(contract.updateRadarAlert, inCabinet({ ruleId, isOn }), cabinet.owner.token);
    await change();
    await deliver();
    await set(false);
    pass(3);
    await deliver();
    await set(true);
    await deliver();
    expect([await bell(), await log(ruleId)]).toEqual([[], [expect.objectContaining({ changes: 1 })]]);
  });

  test('at most once in six hours: what comes meanwhile waits and is lost to nobody', async () => {
    await add({ againHours: 6 });
    await change();
    await deliver();
    pass(1);
    await change();
    pass(1);
    await change();
    await deliver();
    expect(await bell()).toHaveLength(1);
    pass(4);
    await deliver();
    expect(await bell()).toMatchObject([
      { kind: 'radarAlert' },
      { kind: 'radarDigest', changes: 2, cards: 1 },
    ]);
  });
});

describe('rehearsal', () => {
  test('finds by the same judge what the work has found, and says how many notices that were', async () => {
    const ruleId = await add({ kinds: ['price'], pricePercent: 5, againHours: 24 });
    for (const percent of [1, 6, 10, 3, 8]) {
      await change({ difference: price(100_000, 100_000 - percent * 1000) });
      await deliver();
      pass(5);
    }
    const played = await rehearse({ kinds: ['price'], pricePercent: 5, againHours: 24 });
    expect(played.firings).toEqual(await log(ruleId));
    expect(played).toMatchObject({ cardsCount: 2, total: 3, notices: 2 });
    expect(played.days.reduce((sum, { firings }) => sum + firings, 0)).toBe(3);
  });

  test('nothing older than four weeks', async () => {
    await change({ at: new Date(NOW.getTime() - 29 * 86_400_000) });
    await change({ at: new Date(NOW.getTime() - 27 * 86_400_000) });
    expect((await rehearse({})).total).toBe(1);
  });
});

test('what is not there, and one rule too many, are refused', async () => {
  const tryAdd = async (scope: object) => {
    const input = inCabinet({ rule: rule({ scope }) });
    const { status, body } = await app.inject(contract.addRadarAlert, input, cabinet.owner.token);
    return [status, body];
  };
  expect(await tryAdd({ kind: 'product', sku: 7 })).toEqual([400, refusal('radarProduct.notFound')]);
  expect(await tryAdd({ kind: 'tag', tagId: 2_000_000_000 })).toEqual([400, refusal('tag.notFound')]);
  const maximum = contract.RADAR_ALERT_BOUNDS.rulesInCabinet;
  for (let made = 0; made < maximum; made += 1) await add();
  expect(await tryAdd({ kind: 'cabinet' })).toEqual([400, refusal('radarAlert.tooMany', { maximum })]);
});
