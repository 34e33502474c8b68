import { addQueries, type QueriesReport } from './add-queries.ts';

export type QueriesOptions = {
  value: readonly string[];
  onChange: (queries: string[]) => void;
  maximum: number;
  maximumLength: number;
};

type Editing = { index: number; original: string };

/** What is remembered between two acts. */
type QueriesState = {
  editing: Editing | undefined;
  before: readonly string[] | undefined;
  setText: (text: string) => void;
  setEditing: (editing: Editing | undefined) => void;
  setReport: (report: QueriesReport | undefined) => void;
  setBefore: (before: readonly string[] | undefined) => void;
};

/** Everything that can be done to a list of queries. */
export function queriesActs({ value, onChange, ...limits }: QueriesOptions, state: QueriesState) {
  const { editing, before, setText, setEditing, setReport, setBefore } = state;

  /** `undoTo` is kept for what changes many queries at once. */
  function change(next: readonly string[], undoTo?: readonly string[]): void {
    setBefore(undoTo);
    setReport(undefined);
    onChange([...next]);
  }

  function endEdit(): void {
    setEditing(undefined);
    setText('');
  }

  function add(list: string): void {
    // An edited query stays where it stood.
    const added = addQueries(list, { ...limits, existing: value, index: editing?.index ?? value.length });
    endEdit();
    if (added.next.length !== value.length) change(added.next, added.isList ? value : undefined);
    setReport(added.report);
  }

  const remove = (index: number) => change(value.toSpliced(index, 1));

  function edit(index: number): void {
    const original = value[index];
    if (original === undefined) return;
    remove(index);
    setEditing({ index, original });
    setText(original);
  }

  function cancelEdit(): void {
    if (editing !== undefined) change(value.toSpliced(editing.index, 0, editing.original));
    endEdit();
  }

  return {
    add,
    remove,
    edit,
    endEdit,
    cancelEdit,
    clear: () => change([], value),
    isEditing: editing !== undefined,
    undo: before === undefined ? undefined : () => change(before),
  };
}
