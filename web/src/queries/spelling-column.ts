import type { RowSpelling } from '@vitrina/contract/tools/spellings.ts';
import type { Column } from '../ui/data-table/column.ts';

/** For files: what the note beside a query says, the spellings themselves or the query that is meant. */
export function spellingColumn<Row extends { spelling: RowSpelling }>(): Column<Row> {
  return {
    id: 'spellings',
    header: 'queries.spellings.column',
    description: 'queries.spellings.columnHint',
    kind: 'text',
    value: ({ spelling: { others } }) => others?.named.map(({ query }) => query).join('; '),
    width: 220,
    isHidden: true,
  };
}
