import { useState } from 'react';
import type { QueriesReport } from './add-queries.ts';
import { type QueriesOptions, queriesActs } from './queries-acts.ts';

export type Queries = ReturnType<typeof useQueries>;

/** What is typed, what is edited, what came of the last list, and the way back from it. */
export function useQueries(options: QueriesOptions) {
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<{ index: number; original: string }>();
  const [report, setReport] = useState<QueriesReport>();
  const [before, setBefore] = useState<readonly string[]>();
  const acts = queriesActs(options, { editing, before, setText, setEditing, setReport, setBefore });
  return { text, setText, report, ...acts };
}
