import { createHash } from 'node:crypto';
import type { CardFacts, CardSource } from '../facts.ts';

/** What a snapshot's hash covers besides the hash before it. Moments are ISO strings in UTC with milliseconds. */
export type SnapshotContent = {
  sku: number;
  source: CardSource;
  number: number;
  /** When what is new in it was last read before; null: never. */
  fromAt: string | null;
  at: string;
  isFull: boolean;
  facts: CardFacts;
};

/**
 * The one spelling of a value (RFC 8785): keys in the order of their UTF-16 units, no spaces, numbers and strings as
 * JSON.stringify writes them. A key whose value is undefined is left out, as JSON does.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** sha256 over the 32 bytes of the hash before (nothing before the first) and the canonical content in UTF-8. */
export function nextHash(previous: Buffer | null, content: SnapshotContent): Buffer {
  const { sku, source, number, fromAt, at, isFull, facts } = content;
  const covered = { sku, source, number, fromAt, at, isFull, facts };
  return createHash('sha256')
    .update(previous ?? Buffer.alloc(0))
    .update(canonical(covered), 'utf8')
    .digest();
}
