import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { advancePayment } from '../../src/billing/payments/top-up/advance-payment.ts';
import type { Figure, Size } from '../figure.ts';
import { type Order, order, payAtProvider, providerIdOf, requireShop } from './orders.ts';
import { pass, type World } from './world.ts';

const ROUNDS: Record<Size, number> = { small: 3, full: 200 };
const AT_ONCE = 50;
const PAYMENTS = 3;
const POINTS = 10_000;

/** Three payments of one person end at one moment, and fifty come with the news. */
async function round(world: World): Promise<boolean> {
  const { app, makePerson } = world;
  const person = await makePerson();
  const orders: Order[] = [];
  for (let n = 0; n < PAYMENTS; n += 1) {
    const ordered = await order(world, person, POINTS);
    await payAtProvider(world, await providerIdOf(world, ordered.paymentId));
    orders.push(ordered);
  }
  const shop = requireShop(world);
  const looks = Array.from({ length: AT_ONCE }, (_, n) => orders[n % PAYMENTS]?.paymentId ?? 0);
  await Promise.all(looks.map((paymentId) => advancePayment(app.context, shop, paymentId)));
  const { rows } = await sql<{ kind: string; times: number }>`
    select kind, count(*)::int as times from ledger_operations where user_id = ${person.id}
    group by kind order by kind`.execute(app.context.db);
  await pass(world, MINUTE_MS);
  return (
    JSON.stringify(rows) ===
    JSON.stringify([
      { kind: 'topUp', times: PAYMENTS },
      { kind: 'topUpBonus', times: 1 },
    ])
  );
}

/** R4: the bonus of the first top-up. */
export async function proveBonus(world: World, size: Size): Promise<Figure> {
  let kept = 0;
  for (let n = 0; n < ROUNDS[size]; n += 1) if (await round(world)) kept += 1;
  return {
    id: 'R4',
    figure: `${AT_ONCE} at once, payments (${PAYMENTS}) of one person: rounds with each credited once and one bonus`,
    required: `${ROUNDS[size]} of ${ROUNDS[size]}`,
    measured: `${kept} of ${ROUNDS[size]}`,
    isKept: kept === ROUNDS[size],
  };
}
