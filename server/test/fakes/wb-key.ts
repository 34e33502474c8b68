import * as z from 'zod';
import type { WbKey } from '../../src/integrations/wildberries/wb-key.ts';
import { send } from '../../src/platform/outbound/send.ts';
import type { Sandbox } from './sandbox.ts';

const Keys = z.looseObject({
  wildberries: z.array(z.object({ profile: z.string(), token: z.string() })),
  wbStorefront: z.object({ token: z.string(), deviceId: z.string() }),
});

/** A seller's way to the Wildberries of the sandbox, with a token of a profile. */
export async function wbKeyOf(
  sandbox: Sandbox,
  profile: string,
  change: Partial<WbKey> = {},
): Promise<WbKey> {
  const { wildberries } = Keys.parse(await sandbox.keys());
  const token = wildberries.find((one) => one.profile === profile)?.token;
  if (token === undefined) throw new Error(`The sandbox has no token "${profile}".`);
  return { baseUrl: `${sandbox.url}/wildberries/{host}`, token, send, ...change };
}

/** What a browser that passed the site's check carries. */
export async function wbSessionOf(sandbox: Sandbox): Promise<{ token: string; deviceId: string }> {
  return Keys.parse(await sandbox.keys()).wbStorefront;
}
