import { randomUUID } from 'node:crypto';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { UserId } from '@vitrina/contract/ids.ts';
import {
  checkOfficeActions,
  listOfficeActions,
  movePoints,
  openWallet,
  searchOffice,
} from '@vitrina/contract/office.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { forgetLimits } from '../../test/builders/accounts.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { EVERY_ROUTE } from '../../test/every-route.ts';
import { checkLedger } from '../billing/ledger/check-ledger.ts';
import { SAME_READ_MINUTES } from './audit/record-read.ts';
import { changeOperator } from './operators/change-operator.ts';
import { listOperators } from './operators/list-operators.ts';

const REASON = 'Возмещение за простой сбора';

let app: TestApp;
let operator: TestUser;
let person: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  operator = await makeUser(app);
  await changeOperator(app.context, operator.email, true);
});
afterAll(async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
  expect(await app.call(checkOfficeActions, {}, operator.token)).toMatchObject({ broken: [] });
  await app.close();
});
beforeEach(async () => {
  await forgetLimits(app);
  person = await makeUser(app);
});

function moveOf(overrides: Partial<InputOf<typeof movePoints>> = {}): InputOf<typeof movePoints> {
  return {
    userId: UserId.parse(person.id),
    direction: 'grant',
    points: 300,
    reason: REASON,
    password: operator.password,
    requestKey: randomUUID(),
    ...overrides,
  };
}

async function actionsOf(userId: number) {
  const { actions } = await app.call(listOfficeActions, { userId: UserId.parse(userId) }, operator.token);
  return actions;
}

describe('who is an operator', () => {
  it('a command makes one and takes the flag back: the next request knows, and the log has both', async () => {
    const statusOf = async () => (await app.inject(listOfficeActions, {}, person.token)).status;
    expect([await statusOf(), await changeOperator(app.context, person.email, true)]).toEqual([404, 'added']);
    expect([await statusOf(), await changeOperator(app.context, person.email, true)]).toEqual([
      200,
      'unchanged',
    ]);
    expect((await app.call(getMyInfo, {}, person.token)).isOperator).toBe(true);
    expect((await listOperators(app.context.db)).map(({ email }) => email)).toContain(person.email);
    expect(await changeOperator(app.context, person.email.toUpperCase(), false)).toBe('removed');
    expect(await statusOf()).toBe(404);
    expect((await app.call(getMyInfo, {}, person.token)).isOperator).toBe(false);
    expect(await changeOperator(app.context, 'nobody@example.test', true)).toBe('unknown');
    expect(await actionsOf(person.id)).toMatchObject([
      { kind: 'operatorRemoved', operator: null, person: { email: person.email } },
      { kind: 'operatorAdded', operator: null, person: { email: person.email } },
    ]);
  });

  it('to everybody else every route of the office answers as an address that is none', async () => {
    const { owner } = await makeCabinet(app);
    const nowhere = await app.server.fastify.inject({
      method: 'POST',
      url: '/api/office/nowhere',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: {},
    });
    const routes = EVERY_ROUTE.filter(({ access }) => access === 'operator');
    expect(routes.length).toBeGreaterThan(4);
    for (const route of routes)
      for (const token of [owner.token, person.token, 'x', undefined])
        expect((await app.inject(route, {}, token)).text, route.path).toBe(nowhere.body);
    const description = await app.server.fastify.inject({ method: 'GET', url: '/api/openapi.json' });
    expect(description.body).not.toContain('office/');
  });
});

describe('finding somebody', () => {
  it('by address, name and number, and cabinets by name and seller id; what was searched for is in the log', async () => {
    const cabinet = await makeCabinet(app, { owner: person, name: `Лавка ${randomUUID()}` });
    const search = (text: string) => app.call(searchOffice, { text }, operator.token);
    const found = await search(person.email.slice(0, -4).toUpperCase());
    expect(found).toMatchObject({ people: [{ id: person.id, email: person.email }], hasMore: false });
    expect((await search(String(person.id))).people[0]).toMatchObject({ id: person.id });
    expect((await search(cabinet.sellerId)).cabinets).toMatchObject([
      { id: cabinet.id, ownerId: person.id, ownerEmail: person.email, isBlocked: false },
    ]);
    expect((await search('100%_')).people).toEqual([]);
    const many = await search('example.test');
    expect(many.people.length).toBeLessThanOrEqual(20);
    const { actions } = await app.call(listOfficeActions, {}, operator.token);
    expect(actions[0]).toMatchObject({
      kind: 'peopleSearched',
      operator: { email: operator.email },
      details: { searchText: 'example.test' },
    });
  });
});

describe('a wallet', () => {
  it('shows who the person is, the points and the operations; one look of a quarter of an hour is one record', async () => {
    const { id } = await makeCabinet(app, { owner: person });
    await app.call(movePoints, moveOf(), operator.token);
    const open = (page = 1) =>
      app.call(openWallet, { userId: UserId.parse(person.id), page, pageSize: 5 }, operator.token);
    expect(await open()).toMatchObject({
      person: { email: person.email, isEmailVerified: true },
      wallet: { available: 300, frozen: 0 },
      cabinets: [{ id, roles: ['owner'] }],
      operations: [{ kind: 'grant', points: 300, details: { reason: REASON } }],
      total: 1,
    });
    await open(2);
    const opened = async () =>
      (await actionsOf(person.id)).filter(({ kind }) => kind === 'walletOpened').length;
    expect(await opened()).toBe(1);
    app.clock.advance((SAME_READ_MINUTES + 1) * 60_000);
    await open();
    expect(await opened()).toBe(2);
    const nobody = await app.inject(openWallet, { userId: UserId.parse(2_000_000_000) }, operator.token);
    expect(nobody.text).toContain('"notFound"');
  });
});

describe('giving and taking points', () => {
  it('the person sees them with the reason, and the log has who, whom, how much and why', async () => {
    expect(await app.call(movePoints, moveOf(), operator.token)).toEqual({ available: 300, frozen: 0 });
    const back = moveOf({ direction: 'withdrawal', points: 100 });
    expect(await app.call(movePoints, back, operator.token)).toMatchObject({ available: 200 });
    const { operations } = await app.call(listWalletOperations, {}, person.token);
    expect(operations).toMatchObject([
      { kind: 'withdrawal', points: -100, details: { reason: REASON } },
      { kind: 'grant', points: 300, details: { reason: REASON } },
    ]);
    expect(await actionsOf(person.id)).toMatchObject([
      { kind: 'pointsWithdrawn', reason: REASON, details: { points: 100, operationId: operations[0]?.id } },
      { kind: 'pointsGranted', operator: { id: operator.id }, details: { points: 300 } },
    ]);
  });

  it('a form has one effect, however often and at once it is sent', async () => {
    const move = moveOf();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.inject(movePoints, move, operator.token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.call(getWalletInfo, {}, person.token)).toMatchObject({ available: 300 });
    expect(await actionsOf(person.id)).toHaveLength(1);
  });

  it('a key of another form is refused: another sum, person, reason or operator', async () => {
    const move = moveOf();
    await app.call(movePoints, move, operator.token);
    const other = await makeUser(app);
    const second = await makeUser(app);
    await changeOperator(app.context, second.email, true);
    const changed: [Partial<InputOf<typeof movePoints>>, string][] = [
      [{ points: 301 }, operator.token],
      [{ userId: UserId.parse(other.id) }, operator.token],
      [{ reason: `${REASON} и ещё` }, operator.token],
      [{ direction: 'withdrawal' }, operator.token],
      [{}, second.token],
    ];
    for (const [change, token] of changed) {
      const answer = await app.inject(movePoints, { ...move, ...change }, token);
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('requestKey')]);
    }
    expect(await app.call(getWalletInfo, {}, person.token)).toMatchObject({ available: 300 });
  });

  it.each<[string, () => Partial<InputOf<typeof movePoints>>, string]>([
    ['more than there is', () => ({ direction: 'withdrawal', points: 1 }), '"available":0'],
    ['a wrong password', () => ({ password: 'Guess-12345' }), 'wrongPassword'],
    ['to oneself', () => ({ userId: UserId.parse(operator.id) }), 'conflictOfInterest'],
    ['to nobody', () => ({ userId: UserId.parse(2_000_000_000) }), '"user","action":"notFound"'],
    ['nothing', () => ({ points: 0 }), 'points'],
    ['a half', () => ({ points: 1.5 }), 'points'],
    ['more than the table of prices allows', () => ({ points: 100_001 }), 'points'],
    ['a reason that is none', () => ({ reason: 'так' }), 'reason'],
    ['a reason of spaces', () => ({ reason: ' '.repeat(30) }), 'reason'],
  ])('%s is refused and leaves no trace', async (_, change, expected) => {
    const answer = await app.inject(movePoints, moveOf(change()), operator.token);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(expected)]);
    expect(await actionsOf(person.id)).toEqual([]);
    expect((await app.call(listWalletOperations, {}, person.token)).total).toBe(0);
  });
});
