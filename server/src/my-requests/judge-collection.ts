import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { RequestsCollection } from '@vitrina/contract/my-requests.ts';

type Turn = Pick<CollectorState, 'outcome' | 'lastTriedAt' | 'nextTryAt'>;
type Given = { turn: Turn | undefined; isKeyValid: boolean; missing: number; now: Date };

/** A collector that comes again so soon is in the middle of its work. */
const SOON_MS = 10 * MINUTE_MS;
const ANSWERED = ['ok', 'empty', 'noPremium'];

export function judgeCollection({ turn, isKeyValid, missing, now }: Given): RequestsCollection['state'] {
  if (!isKeyValid) return 'keyRefused';
  if (turn === undefined || turn.outcome === null) return 'collecting';
  if (!ANSWERED.includes(turn.outcome)) return 'failed';
  const comesSoon = turn.nextTryAt !== null && Date.parse(turn.nextTryAt) - now.getTime() < SOON_MS;
  if (missing > 0 && comesSoon) return 'collecting';
  return turn.outcome === 'noPremium' ? 'noPremium' : 'ready';
}

/** A person who comes asks for the figures once; the collector that was just there is not sent again. */
export function isWorthCollecting({ turn, isKeyValid, missing, now }: Given): boolean {
  if (!isKeyValid || missing === 0) return false;
  if (turn === undefined || turn.lastTriedAt === null) return true;
  return now.getTime() - Date.parse(turn.lastTriedAt) >= SOON_MS;
}
