import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { RequestsCollection } from '@vitrina/contract/my-requests.ts';

type LastRun = Pick<CollectorState, 'outcome' | 'lastTriedAt' | 'nextTryAt'>;
type Given = { lastRun: LastRun | undefined; isKeyValid: boolean; missing: number; now: Date };

/** A collector that comes again so soon is in the middle of its work. */
const SOON_MS = 10 * MINUTE_MS;
const ANSWERED = ['ok', 'empty', 'noPremium'];

export function judgeCollection({ lastRun, isKeyValid, missing, now }: Given): RequestsCollection['state'] {
  if (!isKeyValid) return 'keyRefused';
  if (lastRun === undefined || lastRun.outcome === null) return 'collecting';
  if (!ANSWERED.includes(lastRun.outcome)) return 'failed';
  const comesSoon = lastRun.nextTryAt !== null && Date.parse(lastRun.nextTryAt) - now.getTime() < SOON_MS;
  if (missing > 0 && comesSoon) return 'collecting';
  return lastRun.outcome === 'noPremium' ? 'noPremium' : 'ready';
}

/** A person who comes asks for the figures once; the collector that was just there is not sent again. */
export function isWorthCollecting({ lastRun, isKeyValid, missing, now }: Given): boolean {
  if (!isKeyValid || missing === 0) return false;
  if (lastRun === undefined || lastRun.lastTriedAt === null) return true;
  return now.getTime() - Date.parse(lastRun.lastTriedAt) >= SOON_MS;
}
