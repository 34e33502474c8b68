import * as z from 'zod';
import type { Context } from '../platform/context.ts';

const SandboxKeys = z.object({
  sellerId: z.coerce.string(),
  name: z.string(),
  keys: z.array(z.object({ profile: z.string(), apiKey: z.string() })),
  advertising: z.object({ clientId: z.string(), clientSecret: z.string() }),
});

/** What the sandbox hands out to a seller; without one to the demo's own. */
export async function readSandboxKeys({ env }: Pick<Context, 'env'>, sellerId?: string) {
  // The clock stands beside the keys, wherever the sandbox is.
  const url = new URL('/keys', env.CLOCK_URL);
  if (sellerId !== undefined) url.searchParams.set('sellerId', sellerId);
  const { keys, ...seller } = SandboxKeys.parse(await (await fetch(url)).json());
  const key = keys.find((one) => one.profile === 'premium-pro') ?? keys[0];
  if (!key) throw new Error('The sandbox offers no keys.');
  return { ...seller, apiKey: key.apiKey };
}
