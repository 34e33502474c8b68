import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../postgres/database.ts';
import { type Quota, takeQuota } from './quota.ts';

/** Waits until a key's quota, shared by all workers, has room for one more request. */
export async function waitForQuota(db: Db, key: string, quota: Quota): Promise<void> {
  for (;;) {
    const waitMs = await takeQuota(db, key, quota);
    if (waitMs === 0) return;
    await wait(waitMs);
  }
}
