import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { CSV_FORM, csvLine, csvText } from '@vitrina/contract/writing/spreadsheets.ts';
import { csvValue } from './format-cell.ts';
import { type FileLayout, originHeaders, originOf } from './query-file.ts';

/** The file piece by piece, so that a hundred thousand lines never stand in memory at once. */
export async function* writeCsv(
  { headers, columns, texts, isMixed }: FileLayout,
  pages: AsyncIterable<readonly QueryRow[]>,
): AsyncGenerator<string> {
  const first = [...headers, ...(isMixed ? originHeaders(texts) : [])].map(csvText);
  // Without the mark Excel takes UTF-8 for a Windows code page.
  yield `${CSV_FORM.byteOrderMark}${csvLine(first)}`;
  for await (const rows of pages)
    yield rows
      .map((row) =>
        csvLine([
          csvText(row.query),
          ...columns.map((metric) => csvValue(row, metric)),
          ...(isMixed ? originOf(row, texts).map((part) => csvText(String(part ?? ''))) : []),
        ]),
      )
      .join('');
}
