import type { Words } from '../../platform/texts/words.ts';
import type { Condition } from './condition.ts';

export type Chip<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  /** undefined: it is being written. */
  readonly text: string | undefined;
  readonly isRemovable: boolean;
  readonly hasField: boolean;
  /** Written, and not applied yet. */
  readonly isChanged: boolean;
};

type Listed<State, Id extends string> = {
  conditions: readonly Condition<State, Id>[];
  state: State;
  /** Those that have a field. */
  fields: Readonly<Partial<Record<Id, unknown>>>;
  words: Words;
};

function isPossible<State>({ isPossible: holds }: Condition<State>, state: State): boolean {
  return holds === undefined || holds(state);
}

function isCleared<State>({ cleared }: Condition<State>, state: State): boolean {
  if (cleared === undefined) return true;
  return (Object.keys(cleared) as (keyof State)[]).every(
    (key) => JSON.stringify(cleared[key]) === JSON.stringify(state[key]),
  );
}

/** The conditions that are set, and the one that is being written, in their order. */
export function listChips<State, Id extends string>({
  conditions,
  state,
  fields,
  words,
  applied,
  opened,
}: Listed<State, Id> & { applied: State; opened: Id | undefined }): Chip<Id>[] {
  return conditions
    .filter((condition) => isPossible(condition, state))
    .map((condition) => {
      const text = condition.write(state, words);
      return {
        id: condition.id,
        name: words.t(condition.name),
        text,
        isRemovable: text !== undefined && !isCleared(condition, state),
        hasField: fields[condition.id] !== undefined,
        isChanged: text !== condition.write(applied, words),
      };
    })
    .filter(({ id, text }) => text !== undefined || id === opened);
}

/** What can be added: conditions that are not set and have a field, or are on or off. */
export function listUnset<State, Id extends string>({ conditions, state, fields, words }: Listed<State, Id>) {
  return conditions.filter(
    (condition) =>
      isPossible(condition, state) &&
      condition.write(state, words) === undefined &&
      (condition.added !== undefined || fields[condition.id] !== undefined),
  );
}

/** Begins with what the condition is called, whatever its chip says. */
export function labelOf({ name, text }: Pick<Chip<string>, 'name' | 'text'>): string {
  if (text === undefined) return name;
  return text.startsWith(name) ? text : `${name}: ${text}`;
}

/** Which chip has the focus when one is taken back: the one that takes its place, else the one before. */
export function nextFocus(ids: readonly string[], removed: string): string | undefined {
  const place = ids.indexOf(removed);
  return ids[place + 1] ?? ids[place - 1];
}

/** The condition that fills the input which the server has refused. */
export function findRefused<Id extends string>(
  conditions: readonly Pick<Condition<never, Id>, 'id' | 'inputs'>[],
  field: unknown,
): Id | undefined {
  return conditions.find(({ inputs }) => inputs?.some((input) => input === field))?.id;
}
