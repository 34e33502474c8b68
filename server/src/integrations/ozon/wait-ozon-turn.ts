import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/postgres.ts';
import { type Quota, takeQuota } from '../../platform/quota.ts';
import type { OzonKey } from './call-ozon.ts';

/** The contract: 50 requests a second per Client-Id over all methods; we stay a little below. */
const OZON_QUOTA: Quota = { perSecond: 45, burst: 45 };

/** Waits until the seller's shared quota has room for one more request. */
export async function waitOzonTurn(db: Db, key: OzonKey): Promise<void> {
  for (;;) {
    const waitMs = await takeQuota(db, `ozon:${key.clientId}`, OZON_QUOTA);
    if (waitMs === 0) return;
    await wait(waitMs);
  }
}
