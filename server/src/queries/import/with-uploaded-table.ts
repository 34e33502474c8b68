import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ImportReport } from '@vitrina/contract/query-imports.ts';
import { UPLOAD_LIMITS } from '@vitrina/contract/upload-limits.ts';
import { type ReadingLimits, readInProcess } from '../../platform/background/read-in-process.ts';
import { problem } from '../../platform/problem.ts';
import type { Keyword, KeywordSummary } from './keyword-lines.ts';
import type { QueryFileRefusal } from './query-file.ts';
import type { ReadingOptions } from './reading-options.ts';
import { refuseFile } from './refuse-file.ts';

const READER = new URL('reader.ts', import.meta.url);
const LIMITS: ReadingLimits = {
  seconds: UPLOAD_LIMITS.seconds,
  memoryMb: UPLOAD_LIMITS.memoryMb,
  patienceSeconds: 240,
};

type OfKind<Kind extends ReadingOptions['kind']> = Omit<Extract<ReadingOptions, { kind: Kind }>, 'kind'>;

/**
 * Reads a file of queries in a process of its own. `rows` are lines of JSON in the shape of `SnapshotFigures`. Throws
 * the refusal of the catalogue where the file cannot be read or meets a limit.
 */
export function withQueryFile<Result>(
  bytes: Uint8Array,
  options: OfKind<'queries'>,
  use: (file: { report: ImportReport; rows: Readable }) => Promise<Result>,
  limits = LIMITS,
): Promise<Result> {
  return read<{ report: ImportReport }, Result>(
    { bytes, options: { kind: 'queries', ...options } },
    limits,
    ({ report }, rows) => use({ report, rows }),
  );
}

/** The same of a keyword tool's file, of which only queries and labels matter. */
export function withKeywordFile<Result>(
  bytes: Uint8Array,
  options: OfKind<'keywords'>,
  use: (file: KeywordSummary, keywords: Keyword[]) => Promise<Result>,
): Promise<Result> {
  const input = { bytes, options: { kind: 'keywords', ...options } } as const;
  return read<KeywordSummary, Result>(input, LIMITS, async (summary, rows) => {
    const keywords: Keyword[] = [];
    // A thousand a line: whoever waits for an answer gets a turn between two of them.
    for await (const line of createInterface({ input: rows }))
      for (const keyword of JSON.parse(line) as Keyword[]) keywords.push(keyword);
    return use(summary, keywords);
  });
}

function read<Answer, Result>(
  input: { bytes: Uint8Array; options: ReadingOptions },
  limits: ReadingLimits,
  use: (answer: Answer, rows: Readable) => Promise<Result>,
): Promise<Result> {
  return readInProcess<Answer | QueryFileRefusal, Result>(READER, input, limits, async (reading) => {
    if ('ended' in reading) {
      const { ended } = reading;
      if (ended === 'failed') throw problem('server.unavailable');
      throw problem('import.limitExceeded', { limit: ended, maximum: limits[ended] });
    }
    const { answer, rows } = reading;
    if (typeof answer === 'object' && answer !== null && 'refused' in answer) throw refuseFile(answer);
    return use(answer, rows);
  });
}
