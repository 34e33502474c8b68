import { isQueryList, type ParsedQueries, parseQueries } from './parse-queries.ts';

type Requested = { existing: readonly string[]; maximum: number; maximumLength: number; index: number };

export type QueriesReport = Pick<ParsedQueries, 'merged' | 'rejected'> & { added: number };

type Added = {
  next: string[];
  /** Many at once: worth a report and a way back. */
  isList: boolean;
  /** undefined when there is nothing to tell: one query was typed and taken. */
  report: QueriesReport | undefined;
};

/** New queries come in at a place of the list, in their own order. */
export function addQueries(list: string, { index, existing, ...limits }: Requested): Added {
  const { accepted, merged, rejected } = parseQueries(list, { existing, ...limits });
  const added = accepted.slice(existing.length);
  const isList = isQueryList(list);
  const isNews = isList || merged > 0 || rejected.length > 0;
  return {
    next: existing.toSpliced(index, 0, ...added),
    isList,
    report: isNews ? { added: isList ? added.length : 0, merged, rejected } : undefined,
  };
}
