import { setTimeout as wait } from 'node:timers/promises';
import { CLOCK_HEADER } from '@vitrina/contract/clock-header.ts';
import { expect, inject } from 'vitest';
import * as z from 'zod';

const Seller = z.object({
  name: z.string(),
  keys: z.array(z.object({ profile: z.string(), apiKey: z.string() })),
  advertising: z.object({ clientId: z.string(), clientSecret: z.string() }),
});

/** The keys that a seller of the sandbox could make in the cabinet of the marketplace. */
export async function sellerKeys(sellerId: string) {
  const answer = await fetch(`${inject('house').sandboxUrl}/keys?sellerId=${sellerId}`);
  const { keys, advertising } = Seller.parse(await answer.json());
  return {
    advertising,
    keyOf: (profile: string) => keys.find((key) => key.profile === profile)?.apiKey ?? '',
  };
}

/** The demo's own cabinet is called as its seller is. */
export async function demoCabinetName(): Promise<string> {
  const answer = await fetch(`${inject('house').sandboxUrl}/keys`);
  return Seller.parse(await answer.json()).name;
}

const Reading = z.object({ now: z.iso.datetime() });

/** Tells the time of the sandbox, after the order if there is one. */
async function orderClock(order?: { speed: number } | { advanceMinutes: number }): Promise<Date> {
  const answer = await fetch(`${inject('house').sandboxUrl}/clock`, {
    ...(order === undefined ? {} : { method: 'POST', body: JSON.stringify(order) }),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`The clock does not move: ${await answer.text()}`);
  return new Date(Reading.parse(await answer.json()).now);
}

/** Simulated seconds in a real one; the stories share the clock, so each leaves it as it was. */
export async function setSpeed(speed: number): Promise<void> {
  await orderClock({ speed });
}

/**
 * Jumps bring many checks into a moment, and the key's hour fills up by the time that really passes, times the speed. Six
 * minutes in six seconds, with a planned check among them, leave it nearly full.
 */
export async function refillKeyHour(): Promise<void> {
  await setSpeed(60);
  await wait(6000);
  await setSpeed(1);
}

export const readNow = () => orderClock();

/** The time of the product, which looks at the sandbox's clock now and then. */
async function readProductClock(): Promise<number> {
  const { headers } = await fetch(`${inject('house').url}/api/nowhere`);
  const [moment = ''] = headers.get(CLOCK_HEADER)?.split(' ') ?? [];
  return Date.parse(moment);
}

/** It is so much later at once, for the product too; what was due meanwhile was not done. At least two minutes. */
export async function passMinutes(advanceMinutes: number): Promise<void> {
  const now = await orderClock({ advanceMinutes });
  await expect.poll(readProductClock).toBeGreaterThan(now.getTime() - 60_000);
}

/** A product's price on the marketplace, in roubles. The stories share the market, so each leaves prices as they were. */
export async function setPrice(sku: number | string, priceRub: number | string): Promise<void> {
  const answer = await fetch(`${inject('house').sandboxUrl}/card/${sku}/price`, {
    method: 'POST',
    body: new URLSearchParams({ priceRub: String(priceRub) }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The price does not change: ${await answer.text()}`);
}

/** People of the sandbox's messenger. */
export const MESSENGER = {
  anna: '512000101',
  timur: '6912345678',
  olegWithoutUsername: '845220317',
} as const;

/** A person opens a link to the bot and presses Start. */
export async function pressStart(person: string, link: string): Promise<void> {
  const start = new URL(link).searchParams.get('start') ?? '';
  const answer = await fetch(`${inject('house').sandboxUrl}/telegram/start`, {
    method: 'POST',
    body: new URLSearchParams({ user: person, start }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The messenger answered ${answer.status}`);
}

async function plant(order: { part: string; fault: string; key?: string }): Promise<void> {
  const answer = await fetch(`${inject('house').sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`The fault is not planted: ${await answer.text()}`);
}

async function mend(part: string): Promise<void> {
  await fetch(`${inject('house').sandboxUrl}/faults?part=${part}`, { method: 'DELETE' });
}

/** The marketplace answers one seller with a fault, until `mendMarketplace`. */
export const spoilMarketplace = (fault: string, sellerId: string) =>
  plant({ part: 'ozon', fault, key: sellerId });
export const mendMarketplace = () => mend('ozon');

/** Nobody can read a result page, until `mendStorefront`. */
export const spoilStorefront = (fault: string) => plant({ part: 'storefront', fault });
export const mendStorefront = () => mend('storefront');
