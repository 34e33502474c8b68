/** What was changed of a state and waits; it belongs to the state that it was written over. */
export type Draft<State> = { readonly of: string; readonly changes: Partial<State> };

/** The same for equal states, whatever the order of their keys. */
export function keyOf(state: object): string {
  const entries = Object.entries(state).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** Back or a saved view may have changed the address meanwhile: nothing waits then. */
export function changesOf<State extends object>(draft: Draft<State>, state: State): Partial<State> {
  return draft.of === keyOf(state) ? draft.changes : {};
}

/** The same changes, waiting over another state, without those that it has brought. */
export function carryOver<State extends object>(
  changes: Partial<State>,
  state: State,
  next: Partial<State>,
): Draft<State> {
  const left = Object.fromEntries(Object.entries(changes).filter(([key]) => !(key in next)));
  return { of: keyOf({ ...state, ...next }), changes: left as Partial<State> };
}
