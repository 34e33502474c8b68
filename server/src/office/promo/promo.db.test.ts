import { randomBytes, randomUUID } from 'node:crypto';
import { usePromoCode } from '@vitrina/contract/billing/promo.ts';
import { listOfficeActions, listOfficePromoCodes, makePromoCode } from '@vitrina/contract/office.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits } from '../../../test/builders/accounts.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
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
    [{ code: 'NEW-CODE', requestKey: randomUUID(), gift: { kind: 'percent', percent: 101 } }, 'gift'],
  ] as [Partial<Input>, string][]) {
    const answer = await make({ ...input, ...change });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(expected)]);
  }
  expect((await find(input.code))?.gift).toEqual(input.gift);
  expect(await lastAction()).toEqual(before);
});
