import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import { Problem } from '../platform/problem.ts';

const WAITABLE = ['request.tooHeavy', 'request.tooMany'] as const;

/** Refusals of a file at once that one made in the background does not meet: it has grown since, or the server is busy. */
function isWaitable(error: unknown): boolean {
  return error instanceof Problem && WAITABLE.some((key) => error.is(key));
}

/** A short table is saved at once; a long one, or one that cannot be saved now, is ordered and comes when it is made. */
export async function saveOrOrder(
  rows: number,
  { save, order }: { save: () => Promise<void>; order: () => Promise<void> },
): Promise<void> {
  if (rows > EXPORT_RULES.rowsAtOnce) return order();
  try {
    await save();
  } catch (error) {
    if (!isWaitable(error)) throw error;
    await order();
  }
}
