import { parse } from 'csv-parse/sync';
import { unquote } from './clean-text.ts';
import type { TableLine } from './table-line.ts';

const BLOCK_LINES = 1000;
/** A cell may hold line breaks; a longer one is a quote that was never closed. */
const MAX_CELL_LINES = 4;
/** Mending is worth its time for some stray quotes, not for a file that is made of them. */
const MAX_FAILURES = 5000;

/**
 * Splits lines of text into cells. Correct CSV is read in blocks; in a block with a stray quote each line is read
 * by itself, so that one quote costs at most its own line and never the rest of the file.
 */
export function readDelimited(physical: string[], delimiter: string): TableLine[] {
  const reader = { physical, delimiter, failures: 0 };
  const found: TableLine[] = [];
  let at = 0;
  while (at < physical.length) {
    const end = Math.min(at + BLOCK_LINES, physical.length);
    const block = parseStrictly(physical.slice(at, end), delimiter, at + 1);
    if (block) {
      for (const line of block) found.push(line);
      at = end;
    }
    while (at < end) {
      const { line, lineCount } = readOne(reader, at);
      found.push(line);
      at += lineCount;
    }
  }
  return found;
}

type Reader = { physical: string[]; delimiter: string; failures: number };

function readOne(reader: Reader, at: number): { line: TableLine; lineCount: number } {
  const { physical, delimiter } = reader;
  const text = physical[at] ?? '';
  const number = at + 1;
  if (!hasQuotedCell(text, delimiter))
    return { line: { line: number, cells: text.split(delimiter) }, lineCount: 1 };
  for (let lineCount = 1; lineCount <= MAX_CELL_LINES && reader.failures < MAX_FAILURES; lineCount += 1) {
    const piece = physical.slice(at, at + lineCount);
    if (countQuotes(piece) % 2 !== 0) continue;
    const lines = parseStrictly(piece, delimiter, number);
    if (lines?.length === 1 && lines[0]) return { line: lines[0], lineCount };
    reader.failures += 1;
  }
  const cells = reader.failures < MAX_FAILURES ? parseLoosely(text, delimiter) : null;
  if (!cells) reader.failures += 1;
  const line: TableLine = cells
    ? { line: number, cells }
    : { line: number, cells: [text], hasBrokenQuotes: true };
  return { line, lineCount: 1 };
}

function hasQuotedCell(text: string, delimiter: string): boolean {
  if (!text.includes('"')) return false;
  return text.split(delimiter).some((cell) => cell.trimStart().startsWith('"'));
}

function countQuotes(lines: string[]): number {
  return lines.reduce((count, line) => count + line.split('"').length - 1, 0);
}

function csvOptions(delimiter: string) {
  // Trimming takes tabs for spaces, so a tab-separated file goes without.
  return { delimiter, trim: delimiter !== '\t', relax_column_count: true, record_delimiter: '\n' } as const;
}

function parseStrictly(lines: string[], delimiter: string, firstLine: number): TableLine[] | null {
  const found: TableLine[] = [];
  let line = firstLine;
  let longest = 0;
  try {
    parse(lines.join('\n'), {
      ...csvOptions(delimiter),
      on_record: (cells: string[], context) => {
        const nextLine = firstLine + context.lines;
        longest = Math.max(longest, nextLine - line);
        found.push({ line, cells });
        line = nextLine;
        return null;
      },
    });
    return longest > MAX_CELL_LINES ? null : found;
  } catch {
    return null;
  }
}

function parseLoosely(text: string, delimiter: string): string[] | null {
  try {
    const [cells, ...others] = parse(text, { ...csvOptions(delimiter), trim: false, relax_quotes: true });
    // The parser keeps the outer quotes of a cell that has stray ones inside.
    return cells && others.length === 0 ? cells.map((cell) => unquote(cell.trim())) : null;
  } catch {
    return null;
  }
}
