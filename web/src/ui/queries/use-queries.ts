import { useState } from 'react';
import { addQueries, type QueriesReport } from './add-queries.ts';

type Options = {
  value: readonly string[];
  onChange: (queries: string[]) => void;
  maximum: number;
  maximumLength: number;
};

export type Queries = ReturnType<typeof useQueries>;

/** What is typed, what is edited, what came of the last list, and the way back from it. */
export function useQueries({ value, onChange, ...limits }: Options) {
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<{ index: number; original: string }>();
  const [report, setReport] = useState<QueriesReport>();
  const [before, setBefore] = useState<readonly string[]>();

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
    ...{ text, setText, report, add, remove, edit, endEdit, cancelEdit },
    clear: () => change([], value),
    isEditing: editing !== undefined,
    /** Of the last list or of clearing; undefined when there is nothing to take back. */
    undo: before === undefined ? undefined : () => change(before),
  };
}
