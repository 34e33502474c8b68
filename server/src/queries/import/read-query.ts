import { cleanText, findTextFault } from './clean-text.ts';
import type { RejectReason } from './query-file.ts';
import type { Cell } from './table-line.ts';
import { textOfCell } from './table-line.ts';

/** The bound of a query everywhere in the product. */
const MAX_QUERY_LENGTH = 200;
/** Before cleaning: however many spaces and invisible characters, this is no query. */
const MAX_CELL_LENGTH = 10_000;

export function readQuery(
  cell: Cell | undefined,
): { query: string; queryKey: string } | { rejected: RejectReason } {
  // A spreadsheet turns the query "10.12" into a date; what was typed cannot be known any more.
  if (cell instanceof Date) return { rejected: 'dateAsQuery' };
  const text = textOfCell(cell);
  if (text.length > MAX_CELL_LENGTH) return { rejected: 'tooLong' };
  const query = cleanText(text).toLowerCase();
  if (query === '') return { rejected: 'emptyQuery' };
  const fault = findTextFault(query);
  if (fault) return { rejected: fault };
  if (query.length > MAX_QUERY_LENGTH) return { rejected: 'tooLong' };
  return { query, queryKey: query.replaceAll('ё', 'е') };
}
