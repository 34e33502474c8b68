import { Instant } from '@vitrina/contract/dates.ts';

export type CellKey = { query: string; bucket: string };

/** A cell in the address: its query and the beginning of its bucket. */
export function writeCellKey({ query, bucket }: CellKey): string {
  return `${query}|${bucket}`;
}

export function readCellKey(text: string): CellKey | undefined {
  const at = text.lastIndexOf('|');
  const [query, bucket] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  return query.trim() !== '' && Instant.safeParse(bucket).success ? { query, bucket } : undefined;
}

/** The cells beside one in its row, of those in the matrix. */
export function findBeside(buckets: readonly string[], { bucket }: CellKey) {
  const index = buckets.indexOf(bucket);
  return {
    previous: buckets[index - 1],
    next: index < 0 ? undefined : buckets[index + 1],
  };
}

/** The address of the cell that a step along the row leads to; undefined where there is none. */
export function besideKey(key: CellKey | undefined, bucket: string | undefined): string | undefined {
  return key === undefined || bucket === undefined ? undefined : writeCellKey({ query: key.query, bucket });
}

const ASK_AGAIN_MS = 1500;

export function askAgainMs(answer: { state: string } | undefined): number | false {
  return answer?.state === 'learning' ? ASK_AGAIN_MS : false;
}
