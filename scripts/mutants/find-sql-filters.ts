import type { TemplateLiteral } from 'oxc-parser';
import type { Change } from './site.ts';

const filter = /(?:\w+\.)?cabinet_id = (?:\$\{|\{\w+:\w+\}|[a-z_]+\.cabinet_id\b)/g;

/** Conditions of an SQL text that keep the rows of one cabinet apart; each is made true. */
export function findSqlFilters({ start, end, expressions }: TemplateLiteral, text: string): Change[] {
  const sql = text.slice(start, end);
  return [...sql.matchAll(filter)].flatMap((match): Change[] => {
    const from = start + match.index;
    const until = from + match[0].length;
    if (expressions.some((inner) => from >= inner.start && from < inner.end)) return [];
    // an assignment is no condition
    if (/\bset(?:\s+\w+ = [^,]+,)*\s+$/.test(sql.slice(0, match.index))) return [];
    const value = match[0].endsWith('${') ? expressions.find((inner) => inner.start >= until) : undefined;
    const closed = value ? text.indexOf('}', value.end) + 1 : until;
    return [{ start: from, end: closed, after: 'true', operator: 'cabinet filter' }];
  });
}
