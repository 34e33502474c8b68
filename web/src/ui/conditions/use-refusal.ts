import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { Problem } from '../../platform/problem.ts';
import type { Condition } from './condition.ts';
import { findRefused } from './list-conditions.ts';

export type Refusal = { id: string; text: string };

/** Opens the chip whose value the server refuses, once for each refusal. */
export function useRefusal<State, Id extends string>(
  conditions: readonly Condition<State, Id>[],
  error: Error | null,
  open: (id: Id) => void,
): Refusal | undefined {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<Error | null>(null);
  const problem = error instanceof Problem && error.is('request.invalid') ? error : undefined;
  const id = problem && findRefused(conditions, problem.meta['field']);
  if (seen !== error) {
    setSeen(error);
    if (id !== undefined) open(id);
  }
  return problem === undefined || id === undefined ? undefined : { id, text: problemText(t, problem) };
}
