import { randomUUID } from 'node:crypto';
import {
  bindCard,
  getCard,
  getTopUp,
  getTopUpInfo,
  removeCard,
  setDefaultCard,
  topUp,
} from '@vitrina/contract/billing/payments.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { orderTopUp, pay, topUpInput } from '../../../test/builders/payers.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import {
  ASKING_CARD,
  FORGETFUL_CARD,
  GOOD_CARD,
  POOR_LATER_CARD,
  pressOnPage,
} from '../../../test/fakes/shop.ts';
import { rememberCard } from './cards/remember-card.ts';
import { pollPayments } from './poll-payments.ts';

const START = new Date('2026-11-21T09:00:00Z');

let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: sandbox.env });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const list = async ({ token }: TestUser) => (await app.call(getTopUpInfo, {}, token)).cards;
const titles = async (user: TestUser) =>
  (await list(user)).map(({ title, isDefault }) => `${title}${isDefault ? ' first' : ''}`);

async function keep(user: TestUser, card: string): Promise<number> {
  await pay(app, user, 500, { card, isCardSaved: true });
  return (await list(user)).find(({ title }) => title.endsWith(card.slice(-4)))?.cardId ?? 0;
}

async function bind(user: TestUser, card: string) {
  const { cardId, confirmationUrl } = await app.call(bindCard, { requestKey: randomUUID() }, user.token);
  await pressOnPage(confirmationUrl, { action: 'pay', card });
  return app.call(getCard, { cardId }, user.token);
}

describe('remembered cards', () => {
  it('come with a payment or by themselves, one line each, and the first is offered', async () => {
    const user = await makeUser(app);
    await keep(user, GOOD_CARD);
    expect(await bind(user, ASKING_CARD)).toMatchObject({ state: 'active', isDefault: false });
    await keep(user, GOOD_CARD);
    expect(await titles(user)).toEqual(['MasterCard ·· 4444 first', 'Mir ·· 2987']);
    await keep(user, ASKING_CARD);
    await bind(user, GOOD_CARD);
    // The default one, bound anew, is the default one still.
    expect(await titles(user)).toEqual(['MasterCard ·· 4444 first', 'Mir ·· 2987']);
  });

  it('that the bank does not remember are none', async () => {
    const user = await makeUser(app);
    expect(await keep(user, FORGETFUL_CARD)).toBe(0);
    expect(await bind(user, FORGETFUL_CARD)).toMatchObject({ state: 'failed' });
    expect(await list(user)).toEqual([]);
  });

  it('that nobody finished binding are found by the poller', async () => {
    const user = await makeUser(app);
    const { cardId, confirmationUrl } = await app.call(bindCard, { requestKey: randomUUID() }, user.token);
    await pressOnPage(confirmationUrl, { action: 'pay', card: GOOD_CARD });
    const left = await app.call(bindCard, { requestKey: randomUUID() }, user.token);
    const at = new Date(app.clock.now().getTime() + 2 * HOUR_MS);
    await sandbox.clock({ now: at.toISOString() });
    app.clock.set(at);
    await pollPayments(app.context);
    expect(await list(user)).toMatchObject([{ cardId, isDefault: true }]);
    expect(await app.call(getCard, { cardId: left.cardId }, user.token)).toMatchObject({ state: 'failed' });
  });

  it('pay at once, or not when the bank says no', async () => {
    const user = await makeUser(app);
    const good = await keep(user, GOOD_CARD);
    expect(await orderTopUp(app, user, 600, { cardId: good })).toMatchObject({
      state: 'succeeded',
      cardTitle: 'MasterCard ·· 4444',
      confirmationUrl: null,
    });
    const poor = await keep(user, POOR_LATER_CARD);
    expect(await orderTopUp(app, user, 600, { cardId: poor })).toMatchObject({
      state: 'canceled',
      reason: 'noMoney',
    });
  });

  it('pay after a confirmation where the bank asks for one', async () => {
    const user = await makeUser(app);
    const cardId = await keep(user, ASKING_CARD);
    const ordered = await orderTopUp(app, user, 600, { cardId });
    expect(ordered.state).toBe('pending');
    await pressOnPage(ordered.confirmationUrl, { action: 'pay', card: ASKING_CARD });
    const ended = await app.call(getTopUp, { paymentId: ordered.paymentId }, user.token);
    expect(ended).toMatchObject({ state: 'succeeded', points: 600 });
  });

  it('one is the default, and another takes its place when it is removed', async () => {
    const user = await makeUser(app);
    const first = await keep(user, GOOD_CARD);
    const second = await keep(user, POOR_LATER_CARD);
    await app.call(setDefaultCard, { cardId: second }, user.token);
    expect(await titles(user)).toEqual(['MasterCard ·· 4477 first', 'MasterCard ·· 4444']);
    await app.call(removeCard, { cardId: second }, user.token);
    expect(await titles(user)).toEqual(['MasterCard ·· 4444 first']);
    for (const cardId of [second, first + 1_000_000]) {
      const answer = await app.inject(topUp, topUpInput(600, { cardId }), user.token);
      expect(answer.body).toMatchObject({ error: { subject: 'bankCard', action: 'notFound' } });
    }
  });

  it('removed while a payment by it waits for the bank stays removed', async () => {
    const user = await makeUser(app);
    const cardId = await keep(user, ASKING_CARD);
    const { paymentId, confirmationUrl } = await orderTopUp(app, user, 600, { cardId });
    await app.call(removeCard, { cardId }, user.token);
    await pressOnPage(confirmationUrl, { action: 'pay', card: ASKING_CARD });
    expect(await app.call(getTopUp, { paymentId }, user.token)).toMatchObject({ state: 'succeeded' });
    expect(await list(user)).toEqual([]);
  });

  it('known twice, by name and by what is known of it, are no obstacle to a credit', async () => {
    const { id: userId } = await makeUser(app);
    const { db } = app.context;
    const [names, prints] = [
      ['one', 'two', 'three'].map((name) => `${name} of ${userId}`),
      ['5555', '2202', '4111'].map((first) => `${first} of ${userId}`),
    ];
    const lines = async () =>
      (
        await sql<{ method_id: string; fingerprint: string }>`
          select method_id, fingerprint from bank_cards where user_id = ${userId} order by id`.execute(db)
      ).rows.map(({ method_id, fingerprint }) => [method_id, fingerprint]);
    const bring = (id: string | undefined, fingerprint: string | undefined) =>
      db.transaction().execute((trx) =>
        rememberCard(trx, {
          userId,
          shopId: 'shop',
          cardId: null,
          method: {
            id: id ?? '',
            isSaved: true,
            card: { last4: '4444', kind: 'Mir', fingerprint: fingerprint ?? '' },
          },
          at: START,
        }),
      );
    await bring(names[0], prints[0]);
    await bring(names[1], prints[1]);
    const before = await lines();
    // The name of one line with the digits of the other, both ways: neither takes the other's name.
    await bring(names[1], prints[0]);
    await bring(names[0], prints[1]);
    expect(await lines()).toEqual(before);
    await bring(names[2], prints[1]);
    expect(await lines()).toEqual([
      [names[0], prints[0]],
      [names[2], prints[1]],
    ]);
    // A line that is not active has the name: it keeps it.
    await sql`update bank_cards set state = 'removed' where method_id = ${names[0]}`.execute(db);
    await bring(names[0], prints[1]);
    expect(await lines()).toEqual([
      [names[0], prints[0]],
      [names[2], prints[1]],
    ]);
  });

  it('are nobody else’s', async () => {
    const cardId = await keep(await makeUser(app), GOOD_CARD);
    const { token } = await makeUser(app);
    const refused = { error: { subject: 'bankCard', action: 'notFound' } };
    for (const route of [getCard, setDefaultCard, removeCard])
      expect((await app.inject(route, { cardId }, token)).body).toMatchObject(refused);
    expect((await app.inject(topUp, topUpInput(600, { cardId }), token)).body).toMatchObject(refused);
  });
});
