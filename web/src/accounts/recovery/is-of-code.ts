import { Problem } from '../../platform/problem.ts';

/** The code is at fault, so another one is needed; anything else may pass when tried again. */
export function isOfCode(error: Error): boolean {
  return error instanceof Problem && (error.is('code.invalid') || error.is('code.expired'));
}
