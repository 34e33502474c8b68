import { CLOCK_HEADER } from '@vitrina/contract/clock-header.ts';
import { sql } from 'kysely';
import { vi } from 'vitest';
import * as z from 'zod';
import { connectPostgres } from '../server/src/platform/postgres/database.ts';
import { stack } from './stack.ts';

const Seller = z.object({
  name: z.string(),
  keys: z.array(z.object({ profile: z.string(), apiKey: z.string() })),
  advertising: z.object({ clientId: z.string(), clientSecret: z.string() }),
});

/** The keys that a seller of the sandbox could make in the cabinet of the marketplace. */
export async function sellerKeys(sellerId: string) {
  const answer = await fetch(`${stack().sandboxUrl}/keys?sellerId=${sellerId}`);
  const { keys, advertising } = Seller.parse(await answer.json());
  return {
    advertising,
    keyOf: (profile: string) => keys.find((key) => key.profile === profile)?.apiKey ?? '',
  };
}

/** The demo's own cabinet is called as its seller is. */
export async function demoCabinetName(): Promise<string> {
  const answer = await fetch(`${stack().sandboxUrl}/keys`);
  return Seller.parse(await answer.json()).name;
}

const Reading = z.object({ now: z.iso.datetime() });

/** Tells the time of the sandbox, after the order if there is one. */
async function orderClock(order?: { speed: number } | { advanceMinutes: number }): Promise<Date> {
  const answer = await fetch(`${stack().sandboxUrl}/clock`, {
    ...(order === undefined ? {} : { method: 'POST', body: JSON.stringify(order) }),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`The clock does not move: ${await answer.text()}`);
  return new Date(Reading.parse(await answer.json()).now);
}

/** Nothing comes due, until `startClock`: a story that looks twice at what checks change sees the same. */
export const stopClock = () => orderClock({ speed: 0 });
export const startClock = () => orderClock({ speed: 1 });

export const readNow = () => orderClock();

/** The time of the product, which looks at the sandbox's clock now and then. */
async function readProductClock(): Promise<number> {
  const { headers } = await fetch(`${stack().url}/api/nowhere`);
  const [moment = ''] = headers.get(CLOCK_HEADER)?.split(' ') ?? [];
  return Date.parse(moment);
}

/** The hours of the keys fill up by the time of the database, which no order moves: it has gone on as far. */
export async function fillKeyHours(minutes: number): Promise<void> {
  const { db, close } = connectPostgres(stack().databaseUrl, { maxConnections: 1 });
  await sql`update quota set taken_at = taken_at - make_interval(mins => ${minutes})`.execute(db);
  await close();
}

/** It is so much later at once, for the product too; what was due meanwhile was not done. At least two minutes. */
export async function passMinutes(advanceMinutes: number): Promise<void> {
  await fillKeyHours(advanceMinutes);
  const now = await orderClock({ advanceMinutes });
  await vi.waitUntil(async () => (await readProductClock()) > now.getTime() - 60_000, {
    timeout: 30_000,
    interval: 50,
  });
}

/** Fills a form of a card's page in the sandbox: its name, and what is typed into its fields. */
export async function changeCard(
  sku: number | string,
  act: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await fetch(`${stack().sandboxUrl}/card/${sku}/${act}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The card does not change (${act}): ${await answer.text()}`);
}

/** A product's price on the marketplace, in roubles. The stories share the market, so each leaves prices as they were. */
export async function setPrice(sku: number | string, priceRub: number | string): Promise<void> {
  await changeCard(sku, 'price', { priceRub: String(priceRub) });
}

/** In roubles, as the form of the card's page has it. */
export async function readPrice(sku: number): Promise<string> {
  const page = await (await fetch(`${stack().sandboxUrl}/card/${sku}`)).text();
  const price = /name="priceRub"[^>]*value="(\d+)"/.exec(page)?.[1];
  if (price === undefined) throw new Error(`The card of ${sku} has no price.`);
  return price;
}

/** A card of anybody is about a fifth cheaper from now on, and as before after so many minutes. */
export async function cutPrice(sku: number, minutes: number): Promise<void> {
  const until = new Date((await readNow()).getTime() + minutes * 60_000);
  const answer = await fetch(`${stack().sandboxUrl}/truth/causes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sku, cause: 'priceCut', until: until.toISOString() }),
  });
  if (!answer.ok) throw new Error(`The price is not cut: ${await answer.text()}`);
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
  const answer = await fetch(`${stack().sandboxUrl}/telegram/start`, {
    method: 'POST',
    body: new URLSearchParams({ user: person, start }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The messenger answered ${answer.status}`);
}

async function plant(order: { part: string; fault: string; key?: string }): Promise<void> {
  const answer = await fetch(`${stack().sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`The fault is not planted: ${await answer.text()}`);
}

async function mend(part: string): Promise<void> {
  await fetch(`${stack().sandboxUrl}/faults?part=${part}`, { method: 'DELETE' });
}

/** The marketplace answers one seller with a fault, until `mendMarketplace`. */
export const spoilMarketplace = (fault: string, sellerId: string) =>
  plant({ part: 'ozon', fault, key: sellerId });
export const mendMarketplace = () => mend('ozon');

/** Nobody can read a result page, until `mendStorefront`. */
export const spoilStorefront = (fault: string) => plant({ part: 'storefront', fault });
export const mendStorefront = () => mend('storefront');
