import type { OzonKey } from '../../src/integrations/ozon/call-ozon.ts';
import { send } from '../../src/platform/outbound/send.ts';
import type { Sandbox } from './sandbox.ts';

/** A seller's way to the Seller API of the sandbox, with a key of a profile. */
export async function ozonKeyOf(
  sandbox: Sandbox,
  profile: string,
  change: Partial<OzonKey> = {},
): Promise<OzonKey> {
  const { sellerId } = sandbox;
  return {
    baseUrl: `${sandbox.url}/ozon-seller`,
    clientId: sellerId,
    apiKey: await sandbox.keyOf(profile, sellerId),
    send,
    ...change,
  };
}
