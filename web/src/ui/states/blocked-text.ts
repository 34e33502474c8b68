import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Words } from '../../platform/texts/words.ts';

/** Since when a cabinet is blocked, or closed to this person alone, where that is known. */
export function blockedText(
  cabinet: Pick<Cabinet, 'isBlocked' | 'isResting' | 'blockedAt'> | null,
  { t, format }: Words,
): string | undefined {
  if (!cabinet?.isBlocked || cabinet.blockedAt === null) return undefined;
  return t(cabinet.isResting ? 'ui.states.resting' : 'ui.states.blocked', {
    day: format.day(moscowDay(new Date(cabinet.blockedAt))),
  });
}
