import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { CSV_FORM, csvText } from '@vitrina/contract/spreadsheets.ts';
import { stringify } from 'csv-stringify/sync';
import { csvValue } from './format-cell.ts';
import { type FileLayout, originHeaders, originOf } from './query-file.ts';

const toCsv = (lines: unknown[][]) =>
  stringify(lines, {
    delimiter: CSV_FORM.delimiter,
    record_delimiter: CSV_FORM.newline,
    // Half of a line's end is no end to the library, and is one to Excel: what follows would be a row of its own.
    quoted_match: /[\r\n]/,
  });

/** The file piece by piece, so that a hundred thousand lines never stand in memory at once. */
export async function* writeCsv(
  { headers, columns, texts, isMixed }: FileLayout,
  pages: AsyncIterable<readonly QueryRow[]>,
): AsyncGenerator<string> {
  const first = [...headers, ...(isMixed ? originHeaders(texts) : [])].map(csvText);
  // Without the mark Excel takes UTF-8 for a Windows code page.
  yield `${CSV_FORM.byteOrderMark}${toCsv([first])}`;
  for await (const rows of pages)
    yield toCsv(
      rows.map((row) => [
        csvText(row.query),
        ...columns.map((metric) => csvValue(row, metric)),
        ...(isMixed
          ? originOf(row, texts).map((part) => (typeof part === 'string' ? csvText(part) : part))
          : []),
      ]),
    );
}
