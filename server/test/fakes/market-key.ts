import * as z from 'zod';
import type { MarketKey } from '../../src/integrations/yandex-market/call-market.ts';
import { send } from '../../src/platform/outbound/send.ts';
import type { Sandbox } from './sandbox.ts';

const Keys = z.looseObject({
  yandexMarket: z.array(z.object({ profile: z.string(), apiKey: z.string() })),
});

/** A key of the demo seller for the Partner API of Yandex Market. */
export async function marketKeyOf(
  sandbox: Sandbox,
  profile: string,
  overrides: Partial<MarketKey> = {},
): Promise<MarketKey> {
  const { yandexMarket } = Keys.parse(await sandbox.keys());
  const key = yandexMarket.find((one) => one.profile === profile);
  if (!key) throw new Error(`The sandbox has no Yandex Market key "${profile}".`);
  return { baseUrl: `${sandbox.url}/yandex-market`, apiKey: key.apiKey, send, ...overrides };
}
