import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app.ts';
import { demoKey } from '../keys/demo-key.ts';
import { FEED_KEY } from '../keys/feed-key.ts';
import type { KeyProfileName } from '../keys/key-profiles.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';

/** Saturday noon in Moscow; the clock stands unless a test moves it. */
export const START = new Date('2026-11-21T09:00:00Z');

/** Without a file it forgets everything when it is closed. */
export function openSandbox({
  productCount = 2000,
  stateFile,
}: {
  productCount?: number;
  stateFile?: string;
} = {}): FastifyInstance {
  return buildSandbox({ seed: 7, queryCount: 2000, productCount, startAt: START, speed: 0, stateFile });
}

export function sellerHeaders(profile: KeyProfileName, sellerId = DEMO_SELLER_ID): Record<string, string> {
  return { 'client-id': String(sellerId), 'api-key': demoKey(sellerId, profile) };
}

/** Asks the Seller API as the demo seller with a key of a profile. */
export async function askSeller(
  app: FastifyInstance,
  method: string,
  body: object,
  profile: KeyProfileName = 'full',
) {
  const url = `/ozon-seller${method}`;
  return app.inject({ method: 'POST', url, headers: sellerHeaders(profile), payload: body });
}

/** A minute of the market's time, so that the request limits fill up again. */
export async function refillLimits(app: FastifyInstance): Promise<void> {
  await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 1 } });
}

export async function setClock(app: FastifyInstance, now: string): Promise<void> {
  await app.inject({ method: 'POST', url: '/clock', payload: { now } });
}

export async function askFeed(app: FastifyInstance, path: string, query: Record<string, string> = {}) {
  return app.inject({ url: `/feed/v1/${path}`, query, headers: { authorization: `Bearer ${FEED_KEY}` } });
}

export async function askStorefront(
  app: FastifyInstance,
  inner: string,
  headers: Record<string, string> = {},
) {
  return app.inject({ url: '/storefront/api/composer-api.bx/page/json/v2', query: { url: inner }, headers });
}
