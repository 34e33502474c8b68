import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { WEBHOOK_ADDRESS_REFUSALS } from '@vitrina/contract/errors.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import * as contract from '@vitrina/contract/notifications/webhooks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { createPostToStranger } from '../../platform/outbound/strangers/post-to-stranger.ts';
import { addNotification } from '../add-notification.ts';
import { claimDelivery } from './claim-delivery.ts';
import { endAttempt } from './end-attempt.ts';
import { openLanes } from './open-lanes.ts';
import { purgeWebhookLog } from './purge-log.ts';
import { PAUSES_MS } from './rules.ts';

type Arrived = { path: string; headers: http.IncomingHttpHeaders; body: string };

let app: TestApp;
let arrived: Arrived[];
let answer: (request: Arrived) => number | Promise<number>;
let baseUrl: string;
let inner: string[];
let cabinet: { id: CabinetId; owner: TestUser };

const receiver = http.createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const one = {
    path: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(parts).toString(),
  };
  arrived.push(one);
  response.writeHead(await answer(one)).end('whatever');
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  inner = [host];
  baseUrl = `http://${host}`;
  app = await startTestApp({ env: { WEBHOOK_INNER_HOSTS: host } });
});
beforeEach(async () => {
  arrived = [];
  answer = () => 204;
  await sql`truncate quota`.execute(app.context.db);
  const made = await makeCabinet(app);
  cabinet = { ...made, id: made.id as CabinetId };
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await app.close();
});

const KEY_REFUSED: NotificationEvent = { kind: 'keyRefused', cabinetName: 'Ромашка' };

/** As the receiver is to verify it, from the text of the specification and not from our own code. */
function isSignedBy(secret: string, { headers, body }: Arrived): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

async function create(given: Partial<contract.WebhookDraft> = {}) {
  const draft = { name: 'Склад', url: `${baseUrl}/hook`, kinds: [...contract.WEBHOOK_KINDS], ...given };
  return app.call(contract.createWebhook, { cabinetId: cabinet.id, ...draft }, cabinet.owner.token);
}

const happen = (event: NotificationEvent = KEY_REFUSED, onceKey?: string, cabinetId: number = cabinet.id) =>
  app.context.db.transaction().execute((trx) =>
    addNotification(trx, {
      userIds: [cabinet.owner.id],
      cabinetId,
      event,
      at: app.clock.now(),
      ...(onceKey === undefined ? {} : { onceKey }),
    }),
  );

async function deliverAll(post = createPostToStranger({ inner })): Promise<void> {
  const lanes = openLanes(app.context, post);
  lanes.look();
  await lanes.settled();
}

async function log(webhookId: contract.Webhook['id']) {
  const input = { cabinetId: cabinet.id, webhookId };
  return (await app.call(contract.getWebhookDeliveries, input, cabinet.owner.token)).deliveries;
}

const move = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));

const list = async () =>
  (await app.call(contract.getWebhooks, { cabinetId: cabinet.id }, cabinet.owner.token)).webhooks;

it('an event of the cabinet arrives once at each webhook that wants its kind, signed, as the contract says', async () => {
  const wants = await create();
  const other = await create({ url: `${baseUrl}/other`, kinds: ['positionAlert'] });
  await happen(KEY_REFUSED, 'the same event');
  await happen(KEY_REFUSED, 'the same event');
  await deliverAll();
  expect(arrived.map(({ path }) => path)).toEqual(['/hook']);
  const [request] = arrived;
  if (!request) throw new Error('Nothing arrived.');
  expect(isSignedBy(wants.secret, request)).toBe(true);
  expect(isSignedBy(other.secret, request)).toBe(false);
  expect(isSignedBy(wants.secret, { ...request, body: `${request.body} ` })).toBe(false);
  expect(request.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': String(app.clock.now().getTime() / 1000),
  });
  expect(contract.WebhookMessage.parse(JSON.parse(request.body))).toEqual({
    type: 'keyRefused',
    timestamp: app.clock.now().toISOString(),
    data: { cabinetId: cabinet.id, kind: 'keyRefused', cabinetName: 'Ромашка' },
  });
  const [delivery] = await log(wants.webhook.id);
  expect(delivery).toMatchObject({
    id: request.headers['webhook-id'],
    state: 'delivered',
    dueAt: null,
    attempts: [{ status: 204, outcome: 'delivered' }],
  });
  expect(await log(other.webhook.id)).toEqual([]);
});

test.each<NotificationEvent>([
  { kind: 'rolesChanged', cabinetName: 'Ромашка', roles: ['analytics'] },
  { kind: 'walletLow', available: 1, threshold: 2 },
  { kind: 'cabinetBlocked', cabinetName: 'Ромашка', isResting: true },
])('what is of one person goes to nobody: %j', async (event) => {
  await create();
  await happen(event);
  await deliverAll();
  expect(arrived).toEqual([]);
});

it('another cabinet has webhooks of its own', async () => {
  await create();
  await happen(KEY_REFUSED, undefined, (await makeCabinet(app)).id);
  await deliverAll();
  expect(arrived).toEqual([]);
});

it('what was not taken is sent again under the same id after each pause, and given up after the last', async () => {
  answer = () => 500;
  const { webhook, secret } = await create();
  await happen();
  await deliverAll();
  for (const pauseMs of PAUSES_MS) {
    await deliverAll();
    move(pauseMs * 1.2 + 1);
    await deliverAll();
  }
  expect(arrived).toHaveLength(PAUSES_MS.length + 1);
  expect(new Set(arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(arrived.map(({ body }) => body)).size).toBe(1);
  expect(arrived.every((one) => isSignedBy(secret, one))).toBe(true);
  const [delivery] = await log(webhook.id);
  expect(delivery).toMatchObject({ state: 'givenUp', dueAt: null });
  expect(delivery?.attempts).toHaveLength(PAUSES_MS.length + 1);
  move(DAY_MS);
  await deliverAll();
  expect(arrived).toHaveLength(PAUSES_MS.length + 1);
});

it('sent again by hand it arrives under the same id with a new time', async () => {
  answer = () => 410;
  const { webhook } = await create();
  await happen();
  await deliverAll();
  const [gone] = await list();
  expect(gone).toMatchObject({ isOn: false, isGone: true });
  const [delivery] = await log(webhook.id);
  const again = { cabinetId: cabinet.id, webhookId: webhook.id, deliveryId: delivery?.id ?? '' };
  expect((await app.inject(contract.redeliverWebhook, again, cabinet.owner.token)).body).toEqual(
    refusal('webhook.isOff'),
  );
  const { name, url, kinds } = webhook;
  const on = { cabinetId: cabinet.id, webhookId: webhook.id, name, url, kinds, isOn: true };
  await app.call(contract.changeWebhook, on, cabinet.owner.token);
  answer = () => 200;
  move(60_000);
  await app.call(contract.redeliverWebhook, again, cabinet.owner.token);
  await deliverAll();
  expect(arrived).toHaveLength(2);
  expect(arrived[1]?.headers['webhook-id']).toBe(arrived[0]?.headers['webhook-id']);
  expect(Number(arrived[1]?.headers['webhook-timestamp'])).toBe(
    Number(arrived[0]?.headers['webhook-timestamp']) + 60,
  );
  expect(await list()).toMatchObject([{ isOn: true, isGone: false, failingSince: null }]);
  const unknown = { ...again, deliveryId: randomUUID() };
  expect((await app.inject(contract.redeliverWebhook, unknown, cabinet.owner.token)).body).toEqual(
    refusal('webhook.deliveryNotFound'),
  );
});

it('a test arrives as one, however often it is ordered', async () => {
  const { webhook, secret } = await create();
  const of = { cabinetId: cabinet.id, webhookId: webhook.id };
  await Promise.all(Array.from({ length: 5 }, () => app.call(contract.testWebhook, of, cabinet.owner.token)));
  await deliverAll();
  expect(arrived.map(({ body }) => contract.WebhookMessage.parse(JSON.parse(body)).type)).toEqual([
    'webhook.test',
  ]);
  expect(arrived.every((one) => isSignedBy(secret, one))).toBe(true);
  await app.call(contract.testWebhook, of, cabinet.owner.token);
  const [waiting, former] = await log(webhook.id);
  await app.call(
    contract.redeliverWebhook,
    { ...of, deliveryId: (waiting?.state === 'waiting' ? former : waiting)?.id ?? '' },
    cabinet.owner.token,
  );
  await deliverAll();
  expect(arrived).toHaveLength(2);
});

it('a renewed secret signs from then on, and the former one nothing', async () => {
  const { webhook, secret: former } = await create();
  await happen();
  const of = { cabinetId: cabinet.id, webhookId: webhook.id };
  const { secret } = await app.call(contract.renewWebhookSecret, of, cabinet.owner.token);
  await deliverAll();
  expect(arrived.map((one) => [isSignedBy(secret, one), isSignedBy(former, one)])).toEqual([[true, false]]);
  const { rows } = await sql<{ row: string }>`select webhooks::text as row from webhooks`.execute(
    app.context.db,
  );
  for (const { row } of rows) {
    expect(row).not.toContain(secret.slice(6));
    expect(row).not.toContain(former.slice(6));
  }
});

it('switched off, what waits is given up and nothing more is queued; deleted, its log goes too', async () => {
  const { webhook } = await create();
  await happen();
  const { name, url, kinds } = webhook;
  const of = { cabinetId: cabinet.id, webhookId: webhook.id };
  await app.call(contract.changeWebhook, { ...of, name, url, kinds, isOn: false }, cabinet.owner.token);
  await happen();
  await deliverAll();
  expect(arrived).toEqual([]);
  expect((await log(webhook.id)).map(({ state }) => state)).toEqual(['givenUp']);
  expect((await app.inject(contract.testWebhook, of, cabinet.owner.token)).body).toEqual(
    refusal('webhook.isOff'),
  );
  await app.call(contract.deleteWebhook, of, cabinet.owner.token);
  expect(await list()).toEqual([]);
  expect((await app.inject(contract.getWebhookDeliveries, of, cabinet.owner.token)).body).toEqual(
    refusal('webhook.notFound'),
  );
});

it('who does not answer holds up nobody else, not even of the same cabinet', async () => {
  const held = Promise.withResolvers<number>();
  const others = Promise.withResolvers<void>();
  answer = ({ path }) => {
    if (path === '/slow') return held.promise;
    if (arrived.filter((one) => one.path === '/hook').length === 3) others.resolve();
    return 200;
  };
  await create({ url: `${baseUrl}/slow` });
  await create();
  for (let n = 0; n < 3; n += 1) await happen();
  const lanes = openLanes(app.context, createPostToStranger({ inner }));
  lanes.look();
  await others.promise;
  // One at a time: the others for the slow one wait for it.
  expect(arrived.filter(({ path }) => path === '/slow')).toHaveLength(1);
  held.resolve(200);
  await lanes.settled();
  expect(arrived.filter(({ path }) => path === '/slow')).toHaveLength(3);
});

it('a worker that dies leaves the delivery to the next one, and comes too late to note anything', async () => {
  const { webhook } = await create();
  await happen();
  const claim = await claimDelivery(app.context, 'healthy');
  if (!claim) throw new Error('Nothing was due.');
  expect(await claimDelivery(app.context, 'healthy')).toBeUndefined();
  await sql`update webhooks set taken_until = clock_timestamp()`.execute(app.context.db);
  await deliverAll();
  expect(arrived.map(({ headers }) => headers['webhook-id'])).toEqual([claim.delivery.id]);
  await endAttempt(app.context.db, claim, {
    attempt: { at: app.clock.now(), status: 500, outcome: 'refused', duration_ms: 1 },
    verdict: { kind: 'again', afterMs: 1 },
    now: app.clock.now(),
  });
  expect(await log(webhook.id)).toMatchObject([{ state: 'delivered', attempts: [{ status: 204 }] }]);
});

it('of one cabinet no more than sixty leave at once, and the rest a little later', async () => {
  await create();
  for (let n = 0; n < 75; n += 1) await happen();
  await deliverAll();
  expect(arrived.length).toBeGreaterThanOrEqual(60);
  expect(arrived.length).toBeLessThan(75);
  await sql`truncate quota`.execute(app.context.db);
  move(5_000);
  await deliverAll();
  expect(arrived).toHaveLength(75);
});

it('a name that leads to a private address is tried, noted and never reached', async () => {
  const { webhook } = await create({ url: 'https://hooks.example.com/x' });
  await happen();
  await deliverAll(
    createPostToStranger({ inner, resolve: async () => [{ address: '10.0.0.7', family: 4 }] }),
  );
  expect(await log(webhook.id)).toMatchObject([
    { state: 'waiting', attempts: [{ status: null, outcome: 'private' }] },
  ]);
});

test.each<[string, (typeof WEBHOOK_ADDRESS_REFUSALS)[number]]>([
  ['http://hooks.example.com/', 'notHttps'],
  ['https://127.0.0.1/', 'private'],
  ['https://me:word@hooks.example.com/', 'credentials'],
  ['https://hooks.example.com:22/', 'port'],
  ['hooks.example.com', 'unreadable'],
])('the address %s is refused', async (url, why) => {
  const input = { cabinetId: cabinet.id, name: 'Склад', url, kinds: ['keyRefused' as const] };
  const { status, body } = await app.inject(contract.createWebhook, input, cabinet.owner.token);
  expect([status, body]).toEqual([400, refusal('webhook.refusedAddress', { why })]);
});

it('a cabinet has ten webhooks, also when twenty are made at once', async () => {
  const input = { cabinetId: cabinet.id, name: 'Склад', url: `${baseUrl}/`, kinds: ['keyRefused' as const] };
  const made = await Promise.all(
    Array.from({ length: 20 }, () => app.inject(contract.createWebhook, input, cabinet.owner.token)),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(made.find(({ status }) => status !== 200)?.body).toEqual(
    refusal('webhook.tooMany', { maximum: 10 }),
  );
});

it('administrators have them, who reads or edits analytics does not, and the cabinet of others is none', async () => {
  const { webhook } = await create();
  const [admin, analyst] = [
    await makeMember(app, cabinet, ['administrator']),
    await makeMember(app, cabinet, ['analytics', 'usersManager']),
  ];
  const input = { cabinetId: cabinet.id };
  expect((await app.call(contract.getWebhooks, input, admin.token)).webhooks).toHaveLength(1);
  expect((await app.inject(contract.getWebhooks, input, analyst.token)).body).toEqual(
    refusal('cabinet.insufficientRights', { right: 'settings' }),
  );
  const other = await makeCabinet(app, { owner: cabinet.owner });
  const foreign = { cabinetId: other.id as CabinetId, webhookId: webhook.id };
  for (const route of [contract.testWebhook, contract.deleteWebhook, contract.renewWebhookSecret])
    expect((await app.inject(route, foreign, cabinet.owner.token)).body).toEqual(refusal('webhook.notFound'));
});

it('the log goes back thirty days, and what still waits stays', async () => {
  const { webhook } = await create();
  await happen();
  await deliverAll();
  move(31 * DAY_MS);
  await happen();
  await purgeWebhookLog(app.context);
  expect((await log(webhook.id)).map(({ state }) => state)).toEqual(['waiting']);
});
