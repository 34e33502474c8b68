import type { ImportAnswers } from '@vitrina/contract/query-imports.ts';
import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import type { QueryFileRow } from './query-file.ts';
import type { ReadLine } from './read-line.ts';

/** What became of a line: rows of its own, or how it joined rows of earlier lines. */
type Joined = 'new' | 'blank' | 'sum' | 'same' | 'conflict';

type Entry = { row: QueryFileRow; frequencies: Map<string, number | null> };

/**
 * Rows are one for each query (ё as е), window and day. Lines that meet in a row are joined so that no number appears
 * that the file does not support:
 * - ad statistics repeat a query for each product and bid phrase: views, clicks and money are summed;
 * - equal frequencies are one measurement written twice; such lines are counted, so that a person may object;
 * - counts of searches under different spellings (ёлка, елка) are different searches and are summed; people are not,
 *   one person may type both;
 * - different frequencies of one spelling contradict each other: a person says whether they add up (a line a product)
 *   or the largest is meant. Until then the first stands, and each such line is counted as a conflict.
 */
export function createRowMerger(unit: FrequencyUnit, repeated?: ImportAnswers['repeated']) {
  const entries = new Map<string, Entry>();

  function add(line: number, read: ReadLine): Joined {
    let joined: Joined = 'blank';
    for (const measure of read.measures) {
      const key = `${read.queryKey}\n${measure.day}\n${measure.windowDays}`;
      const entry = entries.get(key);
      const found = { line, query: read.query, frequency: measure.frequency };
      const step = entry ? join(entry, found, { unit, repeated }) : 'new';
      if (!entry) entries.set(key, createEntry(line, read, measure));
      joined = strongest(joined, step);
    }
    return joined;
  }

  return { add, countRows: () => entries.size, listRows: () => [...entries.values()].map(({ row }) => row) };
}

const STRENGTH: Joined[] = ['blank', 'same', 'sum', 'conflict', 'new'];

function strongest(a: Joined, b: Joined): Joined {
  return STRENGTH.indexOf(a) > STRENGTH.indexOf(b) ? a : b;
}

function createEntry(line: number, read: ReadLine, measure: ReadLine['measures'][number]): Entry {
  const { query, queryKey } = read;
  return {
    row: { query, queryKey, ...measure, lines: [line] },
    frequencies: new Map([[query, measure.frequency]]),
  };
}

function join(
  entry: Entry,
  { line, query, frequency }: { line: number; query: string; frequency: number | null },
  { unit, repeated }: { unit: FrequencyUnit; repeated: ImportAnswers['repeated'] },
): Joined {
  const { row, frequencies } = entry;
  if (row.lines.at(-1) !== line) row.lines.push(line);
  if (unit === 'adViews') {
    row.frequency = addKnown(row.frequency, frequency);
    return 'sum';
  }
  if (repeated === 'sum' && frequency !== null && row.frequency !== null) {
    row.frequency += frequency;
    return 'conflict';
  }
  if (frequency === null) return 'blank';
  if ([...frequencies.values()].includes(frequency)) return 'same';
  const isMeasured = (frequencies.get(query) ?? null) !== null;
  if (!isMeasured) frequencies.set(query, frequency);
  if (row.frequency === null) {
    row.frequency = frequency;
    return 'blank';
  }
  if (isMeasured || unit !== 'searches') {
    if (repeated === 'largest') row.frequency = Math.max(row.frequency, frequency);
    return 'conflict';
  }
  row.frequency += frequency;
  return 'sum';
}

function addKnown(a: number | null, b: number | null): number | null {
  return a === null ? b : a + (b ?? 0);
}
