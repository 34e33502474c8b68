import type { ErrorKey } from '@vitrina/contract/errors.ts';
import type { TFunction } from 'i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { Problem } from '../../platform/problem.ts';

type Refusal<Field> = { fields: ReadonlyMap<Field, string>; rest: Error | null };

/** A refusal that is about one field is said under it; any other one stands beside the button. */
export function splitRefusal<Field extends string>(
  t: TFunction,
  error: Error | null,
  fieldOf: Readonly<Partial<Record<ErrorKey, Field>>>,
): Refusal<Field> {
  const field = error instanceof Problem ? fieldOf[error.key] : undefined;
  if (!(error instanceof Problem) || field === undefined) return { fields: new Map(), rest: error };
  return { fields: new Map([[field, problemText(t, error)]]), rest: null };
}
