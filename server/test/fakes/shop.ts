import * as z from 'zod';
import type { Shop } from '../../src/integrations/payments/shop.ts';
import { type Outgoing, send } from '../../src/platform/outbound/send.ts';
import type { Sandbox } from './sandbox.ts';

const Keys = z.looseObject({ shop: z.object({ shopId: z.string(), secretKey: z.string() }) });

export const GOOD_CARD = '5555555555554444';
export const SLOW_REFUND_CARD = '2200000000000004';
export const FORGETFUL_CARD = '4111111111111111';
export const POOR_LATER_CARD = '5555555555554477';
export const ASKING_CARD = '2202474301322987';
export const POOR_CARD = '5555555555554600';
export const RETURN_URL = 'https://vitrina.test/wallet?back=1';

/** The demo shop of a sandbox; a short timeout lets a test see one without waiting. */
export async function openShop(sandbox: Sandbox, timeoutMs = 5000): Promise<Shop> {
  const { shop } = Keys.parse(await sandbox.keys());
  const baseUrl = `${sandbox.url}/yookassa/v3`;
  return { ...shop, baseUrl, send: (request: Outgoing) => send({ ...request, timeoutMs }) };
}

/** What a person does on the page of a payment, or of a card to be remembered; answers whither they are sent. */
export async function pressOnPage(
  confirmationUrl: string | null,
  fields: { action: 'pay' | 'decline'; card?: string; remember?: 'yes' },
): Promise<string | null> {
  if (confirmationUrl === null) throw new Error('There is no page to pay on.');
  const body = new URLSearchParams(fields);
  const answer = await fetch(confirmationUrl, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location');
}

let lastOrder = 0;

/** An order of 1000 roubles under a key that no other order has. */
export function makeOrder() {
  lastOrder += 1;
  return {
    idempotenceKey: `order-${lastOrder}-${process.pid}`,
    amountKopecks: 100_000,
    returnUrl: RETURN_URL,
    description: 'Top-up',
    metadata: { order: String(lastOrder) },
  };
}
