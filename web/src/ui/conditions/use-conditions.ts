import { useState } from 'react';
import type { ConditionState } from './condition.ts';
import { carryOver, changesOf, type Draft, keyOf } from './draft.ts';

type Scope<State> = { search: State; change: (next: Partial<NoInfer<State>>) => void };

/** Conditions that are applied as they are changed. */
export function conditionsOf<State>({ search, change }: Scope<State>): ConditionState<State> {
  return { state: search, applied: search, change, changeNow: change };
}

/** Conditions that wait until they are applied together: every new set of them costs a run of the plan. */
export function useWaitingConditions<State extends object>(
  { search, change }: Scope<State>,
  complete: (state: State) => Partial<State>,
): ConditionState<State> {
  const [draft, setDraft] = useState<Draft<State>>({ of: '', changes: {} });
  const changes = changesOf(draft, search);
  const state = { ...search, ...changes };
  return {
    state,
    applied: search,
    change: (next) => setDraft({ of: keyOf(search), changes: { ...changes, ...next } }),
    changeNow: (next) => {
      setDraft(carryOver(changes, search, next));
      change(next);
    },
    apply: () => {
      // The address may come to be as it was before: what was applied then does not wait once more.
      setDraft({ of: '', changes: {} });
      change(complete(state));
    },
  };
}
