import type { MoveSide, explainPositionMove as route } from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

type Side = { check: Pick<NonNullable<MoveSide['check']>, 'place'> | null; page: object | undefined };

/** Where there are not two places to compare, the answer is its name. */
export function judgeMove(before: Side, after: Side): OutputOf<typeof route>['state'] {
  if (after.check === null || after.check.place === null) return 'notChecked';
  if (before.check === null) return 'noEarlier';
  const isHere = typeof after.check.place === 'number';
  const wasHere = typeof before.check.place === 'number';
  if (isHere && wasHere)
    return before.page === undefined || after.page === undefined ? 'noPage' : 'explained';
  if (isHere) return 'appeared';
  return wasHere ? 'vanished' : 'absent';
}
