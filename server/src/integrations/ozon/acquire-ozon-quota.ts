import type { Db } from '../../platform/postgres/database.ts';
import type { Quota } from '../../platform/rate-limit/quota.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';
import type { OzonKey } from './call-ozon.ts';
import { ACCOUNT_QUOTA, METHOD_QUOTAS } from './limits.ts';

type Asking = Pick<OzonKey, 'clientId'>;

/** The quotas that one request draws from; the rarer one first, so that whoever waits for it holds nothing. */
export function quotasOf({ clientId }: Asking, method?: string): { key: string; quota: Quota }[] {
  const quota = method === undefined ? undefined : METHOD_QUOTAS.get(method);
  const ofMethod = quota === undefined ? [] : [{ key: `ozon:${clientId}:${method}`, quota }];
  return [...ofMethod, { key: `ozon:${clientId}`, quota: ACCOUNT_QUOTA }];
}

/** Waits until the seller's quotas, shared by all workers, have room for one more request of a method. */
export async function waitForOzonQuota(db: Db, asking: Asking, method?: string): Promise<void> {
  for (const { key, quota } of quotasOf(asking, method)) await waitForQuota(db, key, quota);
}
