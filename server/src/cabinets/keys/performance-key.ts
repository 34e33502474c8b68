import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import type { PerformanceKey } from '../../integrations/ozon-performance/performance-key.ts';
import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/secrets/secrets.ts';
import type { CabinetRow } from '../find-cabinet.ts';

// Beside the marketplace key and apart from it: one does not open in the other's place.
export function placeOfPerformanceSecret(sellerId: string): string {
  return `cabinets|${sellerId}|performance_secret`;
}

export function sealPerformanceSecret(
  { secrets }: Pick<Context, 'secrets'>,
  sellerId: string,
  clientSecret: string,
): string {
  return seal(secrets, placeOfPerformanceSecret(sellerId), clientSecret);
}

type Keeper = Pick<CabinetRow, 'seller_id' | 'performance_client_id' | 'performance_sealed'>;

/** undefined: the cabinet has none. `tokens` is the process's own, because a token is good for half an hour. */
export function openPerformanceKey(
  { secrets, env, send }: Pick<Context, 'secrets' | 'env' | 'send'>,
  { seller_id, performance_client_id, performance_sealed }: Keeper,
  tokens: TokenCache,
): PerformanceKey | undefined {
  if (performance_client_id === null || performance_sealed === null) return undefined;
  const clientSecret = unseal(secrets, placeOfPerformanceSecret(seller_id), performance_sealed);
  return { baseUrl: env.OZON_PERFORMANCE_URL, clientId: performance_client_id, clientSecret, send, tokens };
}
