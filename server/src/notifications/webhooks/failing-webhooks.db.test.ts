import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import * as contract from '@vitrina/contract/notifications/webhooks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import type { Posted, PostToStranger } from '../../platform/outbound/strangers/post-to-stranger.ts';
import { addNotification } from '../add-notification.ts';
import { claimDelivery } from './claim-delivery.ts';
import { endAttempt } from './end-attempt.ts';
import { openLanes } from './open-lanes.ts';

const BROKEN: Posted = { outcome: 'answered', status: 500 };
const TAKEN: Posted = { outcome: 'answered', status: 204 };
const KEY_REFUSED: NotificationEvent = { kind: 'keyRefused', cabinetName: 'Ромашка' };

let app: TestApp;
let cabinet: { id: CabinetId; owner: TestUser };
let admin: TestUser;
let webhook: contract.Webhook;
let sent: { url: string; body: string }[];
/** Somebody else's server: by its address. */
let answer: (url: string) => Posted;

const post: PostToStranger = async ({ url, body }) => {
  sent.push({ url, body });
  return answer(url);
};

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  sent = [];
  answer = () => BROKEN;
  await sql`truncate quota, webhooks cascade`.execute(app.context.db);
  const made = await makeCabinet(app);
  cabinet = { ...made, id: made.id as CabinetId };
  admin = await makeMember(app, cabinet, ['administrator']);
  webhook = await create('https://hooks.example.com/broken');
});
afterAll(() => app.close());

async function create(url: string): Promise<contract.Webhook> {
  const draft = { name: 'Склад', url, kinds: [...contract.WEBHOOK_KINDS] };
  const input = { cabinetId: cabinet.id, ...draft };
  return (await app.call(contract.createWebhook, input, cabinet.owner.token)).webhook;
}

const happen = () =>
  app.context.db.transaction().execute((trx) =>
    addNotification(trx, {
      userIds: [],
      cabinetId: cabinet.id,
      event: KEY_REFUSED,
      at: app.clock.now(),
    }),
  );
const move = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));

async function deliverAll(workers = 1): Promise<void> {
  await sql`truncate quota`.execute(app.context.db);
  const lanes = Array.from({ length: workers }, () => openLanes(app.context, post));
  for (const one of lanes) one.look();
  await Promise.all(lanes.map((one) => one.settled()));
}

/** Something happens, and is tried until the next of them. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await happen();
    for (let half = 0; half < 2; half += 1) {
      await deliverAll();
      move(12 * HOUR_MS);
    }
  }
}

async function find(): Promise<contract.Webhook | undefined> {
  const input = { cabinetId: cabinet.id };
  const { webhooks } = await app.call(contract.getWebhooks, input, cabinet.owner.token);
  return webhooks.find(({ id }) => id === webhook.id);
}

const noticesOf = async ({ id }: { id: number }) =>
  (
    await sql<{ event: NotificationEvent }>`
      select event from notifications where user_id = ${id} and event ->> 'kind' like 'webhook%' order by id`.execute(
      app.context.db,
    )
  ).rows.map(({ event }) => event);

const waiting = async () =>
  (
    await sql<{ id: string }>`
      select id from webhook_deliveries where webhook_id = ${webhook.id} and state = 'waiting'`.execute(
      app.context.db,
    )
  ).rows.length;

const change = (changed: Partial<contract.WebhookDraft & { isOn: boolean }>) => {
  const { name, url, kinds } = webhook;
  const of = { cabinetId: cabinet.id, webhookId: webhook.id };
  return app.call(
    contract.changeWebhook,
    { ...of, name, url, kinds, isOn: true, ...changed },
    cabinet.owner.token,
  );
};

it('after a day without one that arrived people are warned, after five it is switched off, each once', async () => {
  const analyst = await makeMember(app, cabinet, ['analytics']);
  const other = await create('https://hooks.example.com/works');
  answer = (url) => (url === other.url ? TAKEN : BROKEN);
  const since = app.clock.now().toISOString();
  const of = { webhookId: webhook.id, name: 'Склад', since };
  await passDays(1);
  expect(await noticesOf(cabinet.owner)).toEqual([]);
  await passDays(4);
  expect(await noticesOf(cabinet.owner)).toEqual([{ kind: 'webhookFailing', ...of }]);
  expect(await find()).toMatchObject({ isOn: true, isGivenUp: false, failingSince: since });
  await passDays(3);
  for (const person of [cabinet.owner, admin])
    expect(await noticesOf(person)).toEqual([
      { kind: 'webhookFailing', ...of },
      { kind: 'webhookOff', ...of, why: 'failing' },
    ]);
  expect(await noticesOf(analyst)).toEqual([]);
  expect(await find()).toMatchObject({ isOn: false, isGone: false, isGivenUp: true, failingSince: since });
  expect(await waiting()).toBe(0);
  // The one that works gets the events, and nothing of what happens to webhooks.
  const types = sent.filter(({ url }) => url === other.url).map(({ body }) => JSON.parse(body).type);
  expect(types).toEqual(Array.from({ length: 8 }, () => 'keyRefused'));
});

it('is switched off once, however many workers see it at the same moment', async () => {
  await passDays(5);
  for (let n = 0; n < 12; n += 1) await happen();
  await deliverAll(6);
  expect(await find()).toMatchObject({ isOn: false, isGivenUp: true });
  expect((await noticesOf(cabinet.owner)).map(({ kind }) => kind)).toEqual(['webhookFailing', 'webhookOff']);
});

it('a worker that ends on the way leaves nothing half done, and the next one does all of it', async () => {
  const { db } = app.context;
  await passDays(5);
  await happen();
  const claim = await claimDelivery(app.context, 'failing');
  if (!claim) throw new Error('Nothing was due.');
  const [now, sentBefore] = [app.clock.now(), sent.length];
  const ended = {
    attempt: { at: now, status: 500, outcome: 'refused', duration_ms: 1 },
    verdict: { kind: 'again', afterMs: 1 },
    now,
  } as const;
  // As if its connection broke at the last statement.
  await sql`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
    db,
  );
  await sql`create trigger breaking before insert on notifications execute function break_off()`.execute(db);
  await expect(endAttempt(db, claim, ended)).rejects.toThrow('broken off');
  await sql`drop function break_off cascade`.execute(db);
  expect(await find()).toMatchObject({ isOn: true, isGivenUp: false });
  expect(await waiting()).toBeGreaterThan(0);
  expect((await noticesOf(cabinet.owner)).map(({ kind }) => kind)).toEqual(['webhookFailing']);
  await sql`update webhooks set taken_until = clock_timestamp()`.execute(db);
  await deliverAll();
  expect(sent.length).toBe(sentBefore + 1);
  expect(await find()).toMatchObject({ isOn: false, isGivenUp: true });
  // The first one comes back: the lease is no longer its own.
  await endAttempt(db, claim, ended);
  expect((await noticesOf(cabinet.owner)).map(({ kind }) => kind)).toEqual(['webhookFailing', 'webhookOff']);
});

it('one that arrives ends the span, and the next one is warned of anew', async () => {
  await passDays(4);
  answer = () => TAKEN;
  await passDays(1);
  expect(await find()).toMatchObject({ isOn: true, failingSince: null });
  answer = () => BROKEN;
  await passDays(4);
  expect(await find()).toMatchObject({ isOn: true, isGivenUp: false });
  expect((await noticesOf(cabinet.owner)).map(({ kind }) => kind)).toEqual([
    'webhookFailing',
    'webhookFailing',
  ]);
});

it('days on which nothing was tried say nothing of the receiver', async () => {
  await passDays(1);
  move(9 * DAY_MS);
  await passDays(1);
  expect(await find()).toMatchObject({ isOn: true, isGivenUp: false });
});

it('switched on again it begins anew, and so does one with another address', async () => {
  await passDays(6);
  expect(await find()).toMatchObject({ isOn: false, isGivenUp: true });
  await change({ isOn: true });
  expect(await find()).toMatchObject({ isOn: true, isGivenUp: false, failingSince: null });
  await passDays(4);
  await change({ name: 'Другое' });
  expect((await find())?.failingSince).not.toBeNull();
  await change({ url: 'https://hooks.example.com/moved' });
  expect(await find()).toMatchObject({ isOn: true, failingSince: null });
  await passDays(3);
  expect(await find()).toMatchObject({ isOn: true, isGivenUp: false });
});

it('of one that somebody switches off meanwhile nobody hears', async () => {
  await passDays(5);
  await happen();
  const claim = await claimDelivery(app.context, 'failing');
  if (!claim) throw new Error('Nothing was due.');
  await change({ isOn: false });
  const now = app.clock.now();
  await endAttempt(app.context.db, claim, {
    attempt: { at: now, status: 500, outcome: 'refused', duration_ms: 1 },
    verdict: { kind: 'again', afterMs: 1 },
    now,
  });
  expect(await find()).toMatchObject({ isOn: false, isGivenUp: false });
  expect((await noticesOf(cabinet.owner)).map(({ kind }) => kind)).toEqual(['webhookFailing']);
});

it('of a receiver that is gone people hear at once', async () => {
  answer = () => ({ outcome: 'answered', status: 410 });
  const since = app.clock.now().toISOString();
  await happen();
  await deliverAll();
  expect(await find()).toMatchObject({ isOn: false, isGone: true, isGivenUp: false });
  for (const person of [cabinet.owner, admin])
    expect(await noticesOf(person)).toEqual([
      { kind: 'webhookOff', webhookId: webhook.id, name: 'Склад', since, why: 'gone' },
    ]);
});
