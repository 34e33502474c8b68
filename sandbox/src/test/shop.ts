import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app.ts';
import { DEMO_SHOP } from '../keys/shop-key.ts';
import { START } from './small-sandbox.ts';

export const GOOD_CARD = '5555555555554444';
export const SLOW_REFUND_CARD = '2200000000000004';
export const FORGETFUL_CARD = '4111111111111111';
export const POOR_LATER_CARD = '5555555555554477';
export const ASKING_CARD = '2202474301322987';
export const POOR_CARD = '5555555555554600';

export const RETURN_URL = 'https://shop.test/back?order=7';

/** What tests look at; every object of the API has some of it. */
export type ShopObject = {
  id: string;
  status: string;
  paid: boolean;
  refundable: boolean;
  amount: { value: string };
  refunded_amount?: { value: string };
  confirmation?: { confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
  payment_method?: { id: string; saved: boolean };
  receipt_registration?: string;
  code?: string;
  description?: string;
  parameter?: string;
  items: ShopObject[];
  next_cursor?: string;
};

let lastKey = 0;
const nextKey = () => `test-key-${(lastKey += 1)}`;

export const shopHeaders = (key = nextKey()) => ({
  authorization: `Basic ${Buffer.from(`${DEMO_SHOP.shopId}:${DEMO_SHOP.secretKey}`).toString('base64')}`,
  'idempotence-key': key,
});

/** Asks the payment provider as the demo shop: GET without a body, POST with one. */
export async function askShop(app: FastifyInstance, path: string, body?: object, key?: string) {
  const headers = shopHeaders(key);
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/yookassa/v3${path}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json<ShopObject>(), text: answer.body };
}

export function paymentOrder(value = '1000.00', more: object = {}): object {
  return {
    amount: { value, currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect', return_url: RETURN_URL },
    description: 'Top-up of the wallet',
    ...more,
  };
}

/** What a person does on the page of a payment or of a card to be remembered. */
export async function pressOnPage(
  app: FastifyInstance,
  id: string,
  fields: { action: string; card?: string; remember?: string },
) {
  return app.inject({
    method: 'POST',
    url: `/yookassa/pay/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** A payment that a person has paid. */
export async function makePaid(
  app: FastifyInstance,
  { card = GOOD_CARD, value, remember, more = {} }: PaidOptions = {},
): Promise<ShopObject> {
  const { body } = await askShop(app, '/payments', paymentOrder(value, more));
  await pressOnPage(app, body.id, { action: 'pay', card, ...(remember === true ? { remember: 'yes' } : {}) });
  return (await askShop(app, `/payments/${body.id}`)).body;
}
type PaidOptions = { card?: string; value?: string; remember?: boolean; more?: object };

export function receiptFor(value: string, email = 'seller@shop.test'): object {
  const item = { description: 'Points', quantity: 1, amount: { value, currency: 'RUB' }, vat_code: 1 };
  return {
    customer: { email },
    items: [{ ...item, payment_subject: 'service', payment_mode: 'advance', measure: 'piece' }],
  };
}

/** A sandbox that remembers, started some minutes later than the others. */
export function openRememberingSandbox(stateFile: string, minutesLater = 0): FastifyInstance {
  const startAt = new Date(START.getTime() + minutesLater * 60_000);
  return buildSandbox({ seed: 7, queryCount: 500, productCount: 300, startAt, speed: 0, stateFile });
}
