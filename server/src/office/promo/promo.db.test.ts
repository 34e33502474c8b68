import { randomBytes, randomUUID } from 'node:crypto';
import { usePromoCode } from '@vitrina/contract/billing/promo.ts';
import { listOfficeActions, listOfficePromoCodes, makePromoCode } from '@vitrina/contract/office.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits } from '../../../test/builders/accounts.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { createPromoCode } from '../../billing/promo/create-promo-code.ts';
import { changeOperator } from '../operators/change-operator.ts';

const REASON = 'Подарок участникам встречи продавцов';

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  operator = await makeUser(app);
  await changeOperator(app.context, operator.email, true);
});
afterAll(() => app.close());

type Input = InputOf<typeof makePromoCode>;

const codeOf = (overrides: Partial<Input> = {}): Input => ({
  code: `GIFT-${randomBytes(4).toString('hex').toUpperCase()}`,
  gift: { kind: 'points', points: 250 },
  uses: 2,
  days: 30,
  reason: REASON,
  password: operator.password,
  requestKey: randomUUID(),
  ...overrides,
});
const make = (input: Input) => app.inject(makePromoCode, input, operator.token);
const find = async (code: string) =>
  (await app.call(listOfficePromoCodes, {}, operator.token)).codes.find((one) => one.code === code);
const lastAction = async () => (await app.call(listOfficeActions, {}, operator.token)).actions[0];

it('a code is made once, people use it, and the log says what it brings and why', async () => {
  const input = codeOf();
  const answers = await Promise.all([make(input), make(input), make(input)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const person = await makeUser(app);
  await app.call(usePromoCode, { code: input.code.toLowerCase() }, person.token);
  expect(await find(input.code)).toMatchObject({ gift: input.gift, used: 1, usesLeft: 1 });
  expect(await lastAction()).toMatchObject({
    kind: 'promoCodeMade',
    operator: { id: operator.id },
    person: null,
    reason: REASON,
    details: { promoCode: input.code, gift: input.gift, uses: 2, days: 30 },
  });
});

it.each<Input['gift']>([
  { kind: 'days', plan: 'expert', days: 14 },
  { kind: 'percent', percent: 15 },
])('a code of %j is made as well', async (gift) => {
  const input = codeOf({ gift });
  expect((await make(input)).status).toBe(200);
  expect((await find(input.code))?.gift).toEqual(gift);
});

it('an operator redeems no code of their own, not even when they are none any more', async () => {
  const gifts: Input['gift'][] = [
    { kind: 'points', points: 250 },
    { kind: 'days', plan: 'expert', days: 14 },
    { kind: 'percent', percent: 15 },
  ];
  for (const gift of gifts) {
    await forgetLimits(app);
    const maker = await makeUser(app);
    await changeOperator(app.context, maker.email, true);
    const input = codeOf({ gift, password: maker.password });
    await app.call(makePromoCode, input, maker.token);
    await changeOperator(app.context, maker.email, false);
    const answer = await app.inject(usePromoCode, { code: input.code }, maker.token);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('conflictOfInterest')]);
    expect(await find(input.code)).toMatchObject({ used: 0, usesLeft: 2 });
    expect(await app.call(usePromoCode, { code: input.code }, operator.token)).toMatchObject(gift);
  }
});

it('a code that the command on the machine has made is for operators too', async () => {
  const { code, gift, uses, days } = codeOf({ gift: { kind: 'points', points: 900_000 } });
  await createPromoCode(app.context, { code, gift, uses, days });
  expect(await app.call(usePromoCode, { code }, operator.token)).toEqual(gift);
  expect(await find(code)).toMatchObject({ gift, used: 1 });
});

it('a code that is there stays as it is, and nothing is recorded of what was refused', async () => {
  const input = codeOf();
  await make(input);
  const before = await lastAction();
  await forgetLimits(app);
  for (const [change, expected] of [
    [{ requestKey: randomUUID(), gift: { kind: 'points', points: 9 } }, '"exists"'],
    [{ gift: { kind: 'points', points: 9 } }, 'requestKey'],
    [{ code: 'NEW-CODE', requestKey: randomUUID(), password: 'Guess-12345' }, 'wrongPassword'],
    [{ code: 'abc', requestKey: randomUUID() }, 'code'],
    [{ code: 'NEW-CODE', requestKey: randomUUID(), gift: { kind: 'points', points: 100_001 } }, 'gift'],
    [{ code: 'NEW-CODE', requestKey: randomUUID(), gift: { kind: 'percent', percent: 101 } }, 'gift'],
  ] as [Partial<Input>, string][]) {
    const answer = await make({ ...input, ...change });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(expected)]);
  }
  expect((await find(input.code))?.gift).toEqual(input.gift);
  expect(await lastAction()).toEqual(before);
});
