import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openShop, type PayShop } from '../../src/billing/payments/shop/open-shop.ts';
import { addIntent } from '../../src/billing/payments/top-up/add-intent.ts';
import { findPayment } from '../../src/billing/payments/top-up/find-payment.ts';
import { sendPayment } from '../../src/billing/payments/top-up/send-payment.ts';
import type { Db } from '../../src/platform/postgres/database.ts';
import { GOOD_CARD, pressOnPage } from '../../test/fakes/shop.ts';
import type { Person } from '../quick-people.ts';
import type { World } from './world.ts';

export type Order = { paymentId: number; userId: number; points: number };

export function requireShop({ app }: World): PayShop {
  const shop = openShop(app.context);
  if (!shop) throw new Error('This product has no shop.');
  return shop;
}

/** Committed and sent, as a request does it, without the limit of attempts. */
export async function order(world: World, person: Person, points: number): Promise<Order> {
  const { context } = world.app;
  const shop = requireShop(world);
  const intent = {
    userId: person.id,
    email: person.email,
    points,
    card: undefined,
    isCardSaved: false,
    requestKey: randomUUID(),
  };
  const paymentId = await addIntent(context, shop, intent);
  const payment = await findPayment(context.db, paymentId);
  if (payment) await sendPayment(context, shop, payment);
  return { paymentId, userId: person.id, points };
}

const Key = (paymentId: number) => sql<{ key: string }>`
  select idempotence_key as key from payments where id = ${paymentId}`;

type Seen = { id: string; metadata?: { key?: string } };

/** What the provider calls a payment, whether or not its answer has come here. */
export async function providerIdOf(world: World, paymentId: number): Promise<string> {
  const { rows } = await Key(paymentId).execute(world.app.context.db);
  const shop = requireShop(world);
  const credentials = Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64');
  const answer = await fetch(`${shop.baseUrl}/payments?limit=100`, {
    headers: { authorization: `Basic ${credentials}` },
  });
  const { items } = (await answer.json()) as { items: Seen[] };
  const seen = items.find(({ metadata }) => metadata?.key === rows[0]?.key);
  if (!seen) throw new Error(`The provider does not have payment ${paymentId}.`);
  return seen.id;
}

export async function payAtProvider(world: World, providerId: string): Promise<void> {
  const page = `${world.sandbox.url}/yookassa/pay/${providerId}`;
  await pressOnPage(page, { action: 'pay', card: GOOD_CARD });
}

/** How often each payment was credited, and with how much, by the ledger's own entries. */
async function readCredits(db: Db): Promise<Map<number, { times: number; points: number }>> {
  const { rows } = await sql<{ payment: number; times: number; points: number }>`
    select (o.details->>'paymentId')::int as payment, count(*)::int as times, sum(-e.points)::bigint as points
    from ledger_operations o join ledger_entries e on e.operation_id = o.id and e.account = 'card'
    where o.kind = 'topUp' group by 1`.execute(db);
  return new Map(rows.map(({ payment, ...credit }) => [payment, credit]));
}

/** People with more than one bonus of the first top-up. */
export async function listDoubledBonuses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ user_id: number; times: number }>`
    select user_id, count(*)::int as times from ledger_operations where kind = 'topUpBonus'
    group by user_id having count(*) > 1`.execute(db);
  return rows.map(({ user_id, times }) => `person ${user_id} has ${times} bonuses`);
}

/** Of these payments and all that came after the first of them. */
export async function listWrongCredits(db: Db, paid: readonly Order[]): Promise<string[]> {
  const credits = await readCredits(db);
  const wrong = paid.flatMap(({ paymentId, points }) => {
    const credit = credits.get(paymentId);
    credits.delete(paymentId);
    return credit?.times === 1 && credit.points === points
      ? []
      : [`payment ${paymentId} of ${points}: ${credit ? `${credit.times} × ${credit.points}` : 'nothing'}`];
  });
  const first = Math.min(...paid.map(({ paymentId }) => paymentId));
  const needless = [...credits.keys()].filter((paymentId) => paymentId > first);
  return [...wrong, ...needless.map((paymentId) => `payment ${paymentId} was never paid`)];
}
