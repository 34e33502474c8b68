import type { ErrorKey } from '@vitrina/contract/errors.ts';
import { Problem } from '../platform/problem.ts';

/** What a filling that was ended has done already is refused by this name, and is no failure. */
export async function unlessDone(refusal: ErrorKey, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.key !== refusal) throw error;
  }
}
