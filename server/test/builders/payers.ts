import { randomUUID } from 'node:crypto';
import type { TopUp } from '@vitrina/contract/billing/payments.ts';
import { getTopUp, topUp } from '@vitrina/contract/billing/payments.ts';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { GOOD_CARD, pressOnPage } from '../fakes/shop.ts';
import type { TestUser } from './factories.ts';

type More = Partial<{ cardId: number | null; isCardSaved: boolean; requestKey: string }>;

/** What the form of a top-up sends. */
export function topUpInput(points: number, more: More = {}) {
  return { points, cardId: null, isCardSaved: false, requestKey: randomUUID(), ...more } as const;
}

export async function orderTopUp(
  app: TestApp,
  user: TestUser,
  points: number,
  more: More = {},
): Promise<TopUp> {
  return app.call(topUp, topUpInput(points, more), user.token);
}

/** Ordered and paid on the provider's page; nobody here has looked at it since. */
export async function payAway(
  app: TestApp,
  user: TestUser,
  points: number,
  { card = GOOD_CARD, ...more }: More & { card?: string } = {},
): Promise<TopUp> {
  const ordered = await orderTopUp(app, user, points, more);
  await pressOnPage(ordered.confirmationUrl, { action: 'pay', card, remember: 'yes' });
  return ordered;
}

/** A person who has paid, as the page of return sees it. */
export async function pay(
  app: TestApp,
  user: TestUser,
  points: number,
  more: More & { card?: string } = {},
): Promise<TopUp> {
  const { paymentId } = await payAway(app, user, points, more);
  return app.call(getTopUp, { paymentId }, user.token);
}

/** Each attempt counts by the machine's hour, which no test waits for. */
export async function forgetAttempts({ context }: TestApp): Promise<void> {
  await sql`delete from login_attempts where key like 'payment:%'`.execute(context.db);
}
