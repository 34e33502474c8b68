import { inject } from 'vitest';
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

/** Simulated seconds in a real one; the stories share the clock, so each leaves it as it was. */
export async function setSpeed(speed: number): Promise<void> {
  const answer = await fetch(`${inject('house').sandboxUrl}/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ speed }),
  });
  if (!answer.ok) throw new Error(`The clock does not move: ${await answer.text()}`);
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

/** The marketplace answers one seller with a fault, until `mendMarketplace`. */
export async function spoilMarketplace(fault: string, sellerId: string): Promise<void> {
  const answer = await fetch(`${inject('house').sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part: 'ozon', fault, key: sellerId }),
  });
  if (!answer.ok) throw new Error(`The fault is not planted: ${await answer.text()}`);
}

export async function mendMarketplace(): Promise<void> {
  await fetch(`${inject('house').sandboxUrl}/faults?part=ozon`, { method: 'DELETE' });
}
