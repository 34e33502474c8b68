import { PAYMENT_HINT_PATH } from '@vitrina/contract/billing/payments.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { checkLedger } from '../../src/billing/ledger/check-ledger.ts';
import { pollPayments } from '../../src/billing/payments/poll-payments.ts';
import { type Figure, never, type Size } from '../figure.ts';
import {
  listDoubledBonuses,
  listWrongCredits,
  type Order,
  order,
  payAtProvider,
  providerIdOf,
} from './orders.ts';
import { pass, type World } from './world.ts';

/** Whence the product of this proof hears hints. */
export const HINTS_FROM = '185.71.76.0/27';
const PROVIDER = '185.71.76.5';
const FOREIGN = '203.0.113.9';
const COPIES = 10;
const AT_ONCE = 50;
const PEOPLE = 20;
const PAYMENTS: Record<Size, number> = { small: 30, full: 1000 };

/** A payment at the provider, and what somebody will say about it. */
type Subject = Order & { providerId: string; isPaid: boolean };
type Hint = { from: string; body: object };

/** Of ten payments one is not paid, and the answer to another's order is lost. */
async function makeSubject(
  world: World,
  people: readonly Parameters<typeof order>[1][],
  n: number,
): Promise<Subject> {
  const person = people[n % people.length];
  if (!person) throw new Error('Nobody pays.');
  if (n % 10 === 3) await world.sandbox.fault({ part: 'payments', fault: 'doneThen500', times: 1 });
  const ordered = await order(world, person, 500 + n);
  const providerId = await providerIdOf(world, ordered.paymentId);
  const isPaid = n % 10 !== 7;
  if (isPaid) await payAtProvider(world, providerId);
  // The provider's own limit fills by its clock.
  if (n % 10 === 9) await pass(world, 1000);
  return { ...ordered, providerId, isPaid };
}

/** Ten copies of each: most are right, a tenth claims another sum, and a fifth is forged. */
function hintsOf({ providerId, points }: Subject, n: number): Hint[] {
  return Array.from({ length: COPIES }, (_, copy) => {
    const isForeign = copy < 2;
    const value = copy === 2 ? '1.00' : `${points}.00`;
    const currency = copy === 2 && n % 2 === 0 ? 'USD' : 'RUB';
    const object = {
      id: copy === 1 ? `${providerId.slice(0, -4)}0000` : providerId,
      status: 'succeeded',
      amount: { value, currency },
    };
    return {
      from: isForeign ? FOREIGN : PROVIDER,
      body: { type: 'notification', event: 'payment.succeeded', object },
    };
  });
}

async function send({ app }: World, { from, body }: Hint): Promise<number> {
  const answer = await app.server.fastify.inject({
    method: 'POST',
    url: PAYMENT_HINT_PATH,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    payload: JSON.stringify(body),
  });
  return answer.statusCode;
}

/** Shuffled and in parallel, while the poller looks; answers how many of which status there were. */
async function flood(world: World, hints: readonly Hint[]): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const [order = []] = fc.sample(fc.shuffledSubarray([...hints], { minLength: hints.length }), {
    numRuns: 1,
    seed: 6,
  });
  for (let start = 0; start < order.length; start += AT_ONCE) {
    const group = order.slice(start, start + AT_ONCE);
    const statuses = await Promise.all(group.map((hint) => send(world, hint)));
    for (const [n, hint] of group.entries()) {
      const key = `${hint.from === FOREIGN ? 'foreign' : 'provider'} ${statuses[n]}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
    await pollPayments(world.app.context);
    await pass(world, 1000);
  }
  return answers;
}

/** R6: hints of payments. */
export async function proveHints(world: World, size: Size): Promise<Figure[]> {
  const people = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await world.makePerson());
  const subjects: Subject[] = [];
  for (let n = 0; n < PAYMENTS[size]; n += 1) subjects.push(await makeSubject(world, people, n));
  const hints = subjects.flatMap(hintsOf);
  const answers = await flood(world, hints);
  for (let n = 0; n < Math.ceil(PAYMENTS[size] / 5); n += 1) {
    await pass(world, MINUTE_MS);
    await pollPayments(world.app.context);
  }
  const { db } = world.app.context;
  const found = [
    ...(await listWrongCredits(
      db,
      subjects.filter(({ isPaid }) => isPaid),
    )),
    ...(await listDoubledBonuses(db)),
    ...(await checkLedger(db)).map(({ rule, subject }) => `${rule}: ${subject}`),
  ];
  const of = `${hints.length} hints of payments (${subjects.length}), shuffled, in parallel, before and after their answers`;
  const foreign = hints.filter(({ from }) => from === FOREIGN).length;
  const refused = answers.get('foreign 403') ?? 0;
  return [
    never('R6', 'payments credited otherwise than once with what was paid', found, of),
    {
      id: 'R6',
      figure: 'hints of foreign addresses that are refused before they are read',
      required: 'all',
      measured: `${refused} of ${foreign}`,
      isKept: refused === foreign,
    },
  ];
}
