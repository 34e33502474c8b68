import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import { Problem } from '../platform/problem.ts';

const WAITABLE = ['request.tooHeavy', 'request.tooMany'] as const;

export function isAtOnce(rows: number): boolean {
  return rows <= EXPORT_RULES.rowsAtOnce;
}

/** Refusals of a file at once that one made in the background does not meet. */
export function isWaitable(error: unknown): boolean {
  return error instanceof Problem && WAITABLE.some((key) => error.is(key));
}
