import type { ReactNode } from 'react';
import type { TextKey } from '../../platform/texts/text-key.ts';
import type { Words } from '../../platform/texts/words.ts';

/** What narrows or shapes the rows of a screen. A tool lists its conditions as data, in the order of their chips. */
export type Condition<State, Id extends string = string> = {
  readonly id: Id;
  readonly name: TextKey;
  /** What the chip says; undefined: it is not set. */
  readonly write: (state: State, words: Words) => string | undefined;
  /** The state without it. A condition that has none is always set. */
  readonly cleared?: Partial<State>;
  /** For what is either on or off: the state with it. */
  readonly added?: Partial<State>;
  /** Whether it makes sense beside the others; by default it does. */
  readonly isPossible?: (state: State) => boolean;
  /** Costs nothing: where a new set of conditions costs a run, it does not wait for the others. */
  readonly isFree?: boolean;
  /** The inputs of the route that it fills: a refusal that names one of them stands at its field. */
  readonly inputs?: readonly string[];
};

/** What the field of a condition is given. */
export type ConditionField<State> = {
  state: State;
  change: (next: Partial<State>) => void;
  close: () => void;
};

export type ConditionFields<State, Id extends string> = Readonly<
  Partial<Record<Id, (field: ConditionField<State>) => ReactNode>>
>;

/** The conditions of a screen as they are written now. */
export type ConditionState<State> = {
  /** With what was changed and is not applied yet. */
  readonly state: State;
  /** As the address has it. */
  readonly applied: State;
  readonly change: (next: Partial<State>) => void;
  /** Past what waits. */
  readonly changeNow: (next: Partial<State>) => void;
  /** Where changes wait until all of them are applied at once. */
  readonly apply?: () => void;
};
