// The process that reads one uploaded table: started by `withQueryFile` and `withKeywordFile`, never imported.
import { serveReading } from '../../platform/background/serve-reading.ts';
import { describeImport } from './describe-import.ts';
import { keywordLines, summariseKeywords } from './keyword-lines.ts';
import { readKeywordFile } from './read-keyword-file.ts';
import { readQueryFile } from './read-query-file.ts';
import { ReadingOptions } from './reading-options.ts';
import { snapshotLines } from './snapshot-lines.ts';

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
