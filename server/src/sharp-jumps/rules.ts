import { JUMP_BOUNDS, type JumpDirection } from '@vitrina/contract/sharp-jumps.ts';

/** A larger window is so many times a smaller one that is a mere trace. */
const TRACE = Math.round(1 / JUMP_BOUNDS.traceShare);

/** Each direction as a condition over `before` and `after`: whatever changed is of exactly one of them. */
export const DIRECTION_SQL: Readonly<Record<JumpDirection, string>> = {
  new: `after > before and after >= ${TRACE} * before`,
  rise: `after > before and after < ${TRACE} * before`,
  vanished: `after < before and before >= ${TRACE} * after`,
  fall: `after < before and before < ${TRACE} * after`,
};

/** The same in numbers; undefined: nothing changed. */
export function directionOf(before: number, after: number): JumpDirection | undefined {
  if (after > before) return after >= TRACE * before ? 'new' : 'rise';
  if (after < before) return before >= TRACE * after ? 'vanished' : 'fall';
  return undefined;
}

/** Growth from next to nothing has no percentage. */
export function changeShareOf(before: number, after: number): number | null {
  return directionOf(before, after) === 'new' ? null : after / before - 1;
}

const logChange = (before: number, after: number) => Math.log((after + 1) / (before + 1));

/** Whether the same windows of last year moved the same way, and at least half as far on a scale of ratios. */
export function isAlike(
  now: { before: number; after: number },
  then: { before: number; after: number },
  base: number,
): boolean {
  if (Math.max(then.before, then.after) < base) return false;
  const [change, changeThen] = [logChange(now.before, now.after), logChange(then.before, then.after)];
  return change * changeThen > 0 && Math.abs(changeThen) >= Math.abs(change) / 2;
}
