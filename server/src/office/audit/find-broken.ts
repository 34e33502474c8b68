import { createHash } from 'node:crypto';

/** `content` is what the hash was made of, as the row says it today. */
export type ChainRow = { id: number; content: string; formerHash: string; hash: string };

/** The end of what was checked so far: the number and the hash of its last row. */
export type ChainEnd = { id: number; hash: string };
export const CHAIN_START: ChainEnd = { id: 0, hash: '' };

/** The numbers of rows that are not as they were written, or not where they belong. */
export function findBroken(rows: readonly ChainRow[], start: ChainEnd): { broken: number[]; end: ChainEnd } {
  const broken: number[] = [];
  let end = start;
  for (const { id, content, formerHash, hash } of rows) {
    const isRight =
      id === end.id + 1 &&
      formerHash === end.hash &&
      hash === createHash('sha256').update(content).digest('hex');
    if (!isRight) broken.push(id);
    end = { id, hash };
  }
  return { broken, end };
}
