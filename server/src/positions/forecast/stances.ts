import type { History } from './describe-history.ts';

/** Nearer to its usual place than this, a product stands there: 10 and 12 are so near, or 100 and 111. */
const NEAR = 0.1;
const CALM = 0.02;
const LIVELY = 0.04;
const NEW_HOURS = 48;
const FAR = 0.3;
const JUST_HOURS = 12;

/** In what state a night finds a place: what comes next differs by it. The last three are what others have in common. */
export const STANCES = [
  ...(['calm', 'lively', 'restless', 'upNew', 'upOld', 'downNew', 'downOld'] as const),
  ...(['near', 'up', 'down'] as const),
] as const;
export type Stance = (typeof STANCES)[number];

/** From the narrow one to the wide one, which stands in where the narrow one has been seen too rarely. */
export function stancesOf({ now, usual, wandering, ageHours }: History): readonly [Stance, Stance] {
  const away = now - usual;
  if (Math.abs(away) < NEAR) {
    if (wandering < CALM) return ['calm', 'near'];
    return [wandering < LIVELY ? 'lively' : 'restless', 'near'];
  }
  const isNew = ageHours < NEW_HOURS;
  return away > 0 ? [isNew ? 'upNew' : 'upOld', 'up'] : [isNew ? 'downNew' : 'downOld', 'down'];
}

/** Who has left the usual place may come back: how far that is tells how far it drifts. */
export function scaleOf({ now, usual }: History): number {
  const away = Math.abs(now - usual);
  return away < NEAR ? 1 : away;
}

/** As far as from 10 to 17, hours ago. */
export function hasJustMoved({ now, usual, ageHours }: History): boolean {
  return Math.abs(now - usual) >= FAR && ageHours < JUST_HOURS;
}
