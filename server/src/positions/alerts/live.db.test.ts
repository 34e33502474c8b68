import { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import {
  type AlertRule,
  addPositionAlert,
  listPositionAlertFirings,
  rehearsePositionAlert,
  updatePositionAlert,
} from '@vitrina/contract/positions/alerts.ts';
import { checkPositionsNow } from '@vitrina/contract/positions/checking.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import type { Context } from '../../platform/context.ts';
import { storeObservations } from '../checking/store-observations.ts';
import { deliverPositionAlerts } from './position-alerts.ts';

const SKU = 5;
const FALLS: InputOf<typeof addPositionAlert>['rule'] = {
  scope: { kind: 'cabinet' },
  change: { kind: 'falls', by: 5 },
};

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(() => pipeline.begin());

/** The product stands at a place of a shelf; null: it is not on it. */
function put(query: string, place: number | null) {
  const others = Array.from({ length: place === null ? 30 : place - 1 }, (_, index) => 1000 + index);
  pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, place === null ? others : [...others, SKU]);
}
/** The slot of now; one that could not be checked in the slot before ends as a gap. */
async function check() {
  pipeline.app.clock.advance(5 * MINUTE);
  await pipeline.check();
}
async function checkOnce(...places: [query: string, place: number | null][]) {
  for (const [query, place] of places) put(query, place);
  await check();
  await storeObservations(pipeline.app.context);
  await deliverPositionAlerts(pipeline.app.context);
}
const inCabinet = () => ({ cabinetId: pipeline.cabinet.id });
const add = async (rule: object = {}, token = pipeline.cabinet.owner.token) =>
  (await pipeline.app.call(addPositionAlert, { ...inCabinet(), rule: { ...FALLS, ...rule } }, token)).ruleId;
const log = async (ruleId: Awaited<ReturnType<typeof add>>) =>
  pipeline.app.call(listPositionAlertFirings, { ...inCabinet(), ruleId }, pipeline.cabinet.owner.token);
const rehearse = async (rule: object = {}) =>
  pipeline.app.call(
    rehearsePositionAlert,
    { ...inCabinet(), rule: { ...FALLS, ...rule } },
    pipeline.cabinet.owner.token,
  );
const reported = async (person: TestUser = pipeline.cabinet.owner) => {
  const { notifications } = await pipeline.app.call(listNotifications, { pageSize: 100 }, person.token);
  return notifications.filter((one) => one.cabinetId === pipeline.cabinet.id).map(({ event }) => event);
};
const calm = async (query: string) => {
  for (const _ of [1, 2, 3]) await checkOnce([query, 4]);
};

/** A worker that dies before its transaction ends, after it has done everything in it. */
function dying(): Context {
  const { context } = pipeline.app;
  const db = new Proxy(context.db, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof member === 'function' ? member.bind(target) : member;
      return () => ({
        execute: (work: (trx: Context['db']) => Promise<unknown>) =>
          target.transaction().execute(async (trx) => {
            await work(trx);
            throw new Error('killed');
          }),
      });
    },
  });
  return { ...context, db };
}

test('a fall is notified once, with both places and the link to its cell', async () => {
  const { entryId } = await pipeline.track(SKU, ['чайник']);
  const ruleId = await add();
  await calm('чайник');
  expect(await reported()).toEqual([]);
  await checkOnce(['чайник', 12]);
  const at = (await log(ruleId)).firings[0]?.at;
  expect(await reported()).toEqual([
    {
      kind: 'positionAlert',
      at,
      queries: 1,
      hit: { entryId, product: 'Товар 5', cityName: '1', query: 'чайник', was: 4, became: 12, since: at },
    },
  ]);
  await checkOnce(['чайник', 13]);
  await deliverPositionAlerts(pipeline.app.context);
  expect(await reported()).toHaveLength(1);
});

test('н/н is a fall, and a failed check is neither a fall nor an end of one', async () => {
  await pipeline.track(SKU, ['чайник']);
  const ruleId = await add({ change: { kind: 'lost' } });
  await calm('чайник');
  pipeline.tiny.interfere(() => ({ status: 404, body: 'gone' }));
  await checkOnce();
  pipeline.tiny.interfere(undefined);
  expect(await log(ruleId)).toMatchObject({ total: 0 });
  await checkOnce(['чайник', null]);
  expect(await log(ruleId)).toMatchObject({
    total: 1,
    firings: [{ hits: [{ was: 4, became: 'notFound' }] }],
  });
});

test('what is known when a rule is made, changed or switched on is no news', async () => {
  await pipeline.track(SKU, ['чайник']);
  await calm('чайник');
  await checkOnce(['чайник', 12]);
  const ruleId = await add();
  const change = (next: object) =>
    pipeline.app.call(updatePositionAlert, { ...inCabinet(), ruleId, ...next }, pipeline.cabinet.owner.token);
  await checkOnce(['чайник', 13]);
  await change({ rule: { ...FALLS, change: { kind: 'falls', by: 6 } } });
  await checkOnce(['чайник', 14]);
  await change({ isOn: false });
  await checkOnce(['чайник', 4]);
  await checkOnce(['чайник', 20]);
  await change({ isOn: true });
  await checkOnce(['чайник', 21]);
  expect(await reported()).toEqual([]);
  await checkOnce(['чайник', 4]);
  await checkOnce(['чайник', 20]);
  expect(await reported()).toHaveLength(1);
});

test('a worker that dies before its end notifies nothing, and two at once notify once', async () => {
  await pipeline.track(SKU, ['чайник']);
  const ruleId = await add();
  await calm('чайник');
  put('чайник', 12);
  await check();
  await storeObservations(pipeline.app.context);
  await deliverPositionAlerts(dying());
  expect(await reported()).toEqual([]);
  expect(await log(ruleId)).toEqual({ total: 0, firings: [] });
  await Promise.all([
    deliverPositionAlerts(pipeline.app.context),
    deliverPositionAlerts(pipeline.app.context),
  ]);
  expect(await reported()).toHaveLength(1);
  expect((await log(ruleId)).total).toBe(1);
});

test('a batch that is late holds the judging up, so that nothing is judged without it', async () => {
  await pipeline.track(SKU, ['чайник']);
  const ruleId = await add();
  await calm('чайник');
  put('чайник', 12);
  await check();
  // Somebody took the fall along and died; what comes after it arrives first.
  await sql`update position_outbox set batch = gen_random_uuid(), batched_at = clock_timestamp()`.execute(
    pipeline.app.context.db,
  );
  await checkOnce(['чайник', 4]);
  expect((await log(ruleId)).total).toBe(0);
  await sql`update position_outbox set batched_at = batched_at - interval '1 minute'`.execute(
    pipeline.app.context.db,
  );
  await storeObservations(pipeline.app.context);
  await deliverPositionAlerts(pipeline.app.context);
  expect((await log(ruleId)).total).toBe(1);
});

test('what was asked for in between and has no answer yet holds the judging up as well', async () => {
  const { entryId } = await pipeline.track(SKU, ['чайник']);
  const ruleId = await add();
  await calm('чайник');
  const { cabinetId } = inCabinet();
  await pipeline.app.call(checkPositionsNow, { cabinetId, entryId }, pipeline.cabinet.owner.token);
  await checkOnce(['чайник', 12]);
  expect((await log(ruleId)).total).toBe(0);
  await sql`update position_requested_checks set outcome = 'timeout'`.execute(pipeline.app.context.db);
  await deliverPositionAlerts(pipeline.app.context);
  expect((await log(ruleId)).total).toBe(1);
});

describe('whom', () => {
  test('who made it while they may see the screen, then the owner', async () => {
    const colleague = await makeUser(pipeline.app);
    await addMember(pipeline.app, pipeline.cabinet.id, colleague, ['analytics']);
    await pipeline.track(SKU, ['чайник']);
    await add({}, colleague.token);
    await calm('чайник');
    await checkOnce(['чайник', 12]);
    expect([(await reported(colleague)).length, (await reported()).length]).toEqual([1, 0]);
    await sql`delete from cabinet_members where user_id = ${colleague.id}`.execute(pipeline.app.context.db);
    await checkOnce(['чайник', 4]);
    await checkOnce(['чайник', 12]);
    expect([(await reported(colleague)).length, (await reported()).length]).toEqual([1, 1]);
  });

  test('in quiet hours it is recorded, and delivered in one digest at their end', async () => {
    await pipeline.track(SKU, ['чайник', 'термос']);
    // The clock stands at noon in Moscow.
    const quiet = { from: 10, to: 20 };
    const rules = [await add({ quiet }), await add({ quiet, change: { kind: 'lost' } })];
    const offLater = await add({ quiet });
    pipeline.app.clock.set(new Date('2026-03-05T09:00:00Z'));
    await calm('чайник');
    await checkOnce(['чайник', 12]);
    await checkOnce(['чайник', null]);
    expect(await Promise.all(rules.map(async (id) => (await log(id)).total))).toEqual([1, 1]);
    expect([(await log(offLater)).total, await reported()]).toEqual([1, []]);
    // What waits of a rule that is switched off is not delivered.
    await pipeline.app.call(
      updatePositionAlert,
      { ...inCabinet(), ruleId: offLater, isOn: false },
      pipeline.cabinet.owner.token,
    );
    pipeline.app.clock.set(new Date('2026-03-05T17:00:00Z'));
    await deliverPositionAlerts(pipeline.app.context);
    await deliverPositionAlerts(pipeline.app.context);
    expect(await reported()).toEqual([
      expect.objectContaining({
        kind: 'positionDigest',
        firings: 2,
        hit: expect.objectContaining({ became: 'notFound' }),
      }),
    ]);
  });
});

/** The same numbers each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a rehearsal of a random series of places equals the log of firings, in whatever order checks came', async () => {
  const rules: Partial<AlertRule>[] = [
    {},
    { change: { kind: 'below', place: 8 } },
    { atLeast: 2, lastingMinutes: 10 },
    { againHours: 1, change: { kind: 'leaves', top: 10 } },
    { change: { kind: 'lost' }, queries: ['чайник'] },
  ];
  const queries = ['чайник', 'термос', 'кружка'];
  const random = createRandom(7);
  await pipeline.track(SKU, queries);
  const ids: Awaited<ReturnType<typeof add>>[] = [];
  for (const rule of rules) ids.push(await add(rule));
  for (let slot = 0; slot < 80; slot += 1) {
    for (const query of queries) {
      if (random(2) === 0) put(query, random(8) === 0 ? null : 1 + random(25));
    }
    const isBroken = random(9) === 0;
    if (isBroken) pipeline.tiny.interfere(() => ({ status: 404, body: 'gone' }));
    // A worker that was away misses slots.
    if (random(12) === 0) pipeline.app.clock.advance(11 * MINUTE);
    // The storefront's patience is counted by the machine's clock.
    await sql`delete from quota`.execute(pipeline.app.context.db);
    await check();
    pipeline.tiny.interfere(undefined);
    if (random(6) === 0) {
      await sql`update position_outbox set batch = gen_random_uuid(), batched_at = clock_timestamp()
        where batch is null`.execute(pipeline.app.context.db);
    }
    if (random(3) === 0) {
      await sql`update position_outbox set batched_at = batched_at - interval '1 minute'`.execute(
        pipeline.app.context.db,
      );
    }
    if (random(4) > 0) await storeObservations(pipeline.app.context);
    if (random(5) === 0) await deliverPositionAlerts(dying()).catch(() => undefined);
    if (random(3) > 0) await deliverPositionAlerts(pipeline.app.context);
  }
  await sql`update position_outbox set batched_at = batched_at - interval '1 minute'`.execute(
    pipeline.app.context.db,
  );
  await storeObservations(pipeline.app.context);
  await deliverPositionAlerts(pipeline.app.context);
  let fired = 0;
  for (const [index, rule] of rules.entries()) {
    const ruleId = ids[index];
    if (ruleId === undefined) throw new Error('Every rule was added.');
    const { total, firings } = await rehearse(rule);
    expect(await log(ruleId), `rule ${index}`).toEqual({ total, firings });
    expect(total).toBeGreaterThan(0);
    fired += total;
  }
  expect(fired).toBeGreaterThan(15);
}, 120_000);
