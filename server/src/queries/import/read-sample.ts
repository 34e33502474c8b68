import type { QueryFileOptions, QueryFileReport, QueryFileResult } from './query-file.ts';
import { readQueryFile } from './read-query-file.ts';

/** Reads what a test wrote as if it came from a person. */
export async function readSample(
  content: string | Uint8Array,
  { name = 'file.csv', ...options }: Partial<QueryFileOptions> & { name?: string } = {},
): Promise<Exclude<QueryFileResult, { refused: string }>> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const result = await readQueryFile(
    { name, bytes },
    { maxRows: 1000, marketplace: 'ozon', day: '2026-01-15', answers: {}, ...options },
  );
  if ('refused' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

export function rolesOf({ columns }: QueryFileReport): Record<string, string> {
  return Object.fromEntries(columns.flatMap(({ header, role }) => (role ? [[role, header]] : [])));
}

export function reasonsOf(notes: { line: number; reason: string }[]): [number, string][] {
  return notes.map(({ line, reason }) => [line, reason]);
}
