import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { type CollectorRun, recordCollector } from '../record-collector.ts';
import { lockUsedKey, type UsedKey } from './refuse-key.ts';

/**
 * What a key was not given, whose next try may be a day away. If the key was changed meanwhile, nothing of it is noted: the
 * collector is due at once, as the new key has made it.
 */
export async function recordOfKey(
  { db: trx, clock }: TimedContext & { db: Db },
  used: UsedKey,
  collector: CollectorState['collector'],
  run: CollectorRun,
): Promise<void> {
  if ((await lockUsedKey(trx, used)) === undefined) return;
  await recordCollector({ db: trx, clock }, used.id, collector, run);
}
