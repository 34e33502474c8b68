import { Problem } from '../platform/problem.ts';

type Split = { city: Problem | null; queries: Problem | null; other: Error | null };

/** A refusal stands beside the field that can mend it; what no field can mend stands under the form. */
export function splitRefusal(error: Error | null): Split {
  const nothing = { city: null, queries: null, other: null };
  if (!(error instanceof Problem)) return { ...nothing, other: error };
  if (error.is('product.trackedInCity')) return { ...nothing, city: error };
  if (error.is('position.tooManyQueries')) return { ...nothing, queries: error };
  return { ...nothing, other: error };
}
