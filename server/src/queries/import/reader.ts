// The process that reads one uploaded table: started by `withQueryFile` and `withKeywordFile`, never imported.
import { serveReading } from '../../platform/background/serve-reading.ts';
import { normaliseQuery } from '../rules.ts';
import type { SnapshotFigures } from '../store-snapshots.ts';
import { describeImport } from './describe-import.ts';
import { keywordLines, summariseKeywords } from './keyword-lines.ts';
import type { QueryFileRow } from './query-file.ts';
import { readKeywordFile } from './read-keyword-file.ts';
import { readQueryFile } from './read-query-file.ts';
import { ReadingOptions } from './reading-options.ts';

const ROWS_OF_A_PIECE = 1000;

/** Rows of a file as lines of JSON, a thousand in each piece, as the column store takes them. */
function* snapshotLines(rows: readonly QueryFileRow[]): Generator<string> {
  for (let at = 0; at < rows.length; at += ROWS_OF_A_PIECE)
    yield rows
      .slice(at, at + ROWS_OF_A_PIECE)
      .map((row) => `${JSON.stringify(toFigures(row))}\n`)
      .join('');
}

function toFigures(row: QueryFileRow): SnapshotFigures {
  return {
    text: normaliseQuery(row.queryKey),
    window_days: row.windowDays,
    day: row.day,
    count: row.frequency,
  };
}

await serveReading(async (given, bytes) => {
  const options = ReadingOptions.parse(given);
  if (options.kind === 'keywords') {
    const file = await readKeywordFile({ bytes }, options.columns, options.longestLabel);
    if ('refused' in file) return { answer: file, rows: [] };
    return { answer: summariseKeywords(file), rows: keywordLines(file.keywords) };
  }
  const { name, kind: _, ...how } = options;
  const result = await readQueryFile({ name, bytes }, how);
  if ('refused' in result) return { answer: result, rows: [] };
  return {
    answer: { report: describeImport(name, result, options.answers) },
    rows: snapshotLines(result.rows),
  };
});
