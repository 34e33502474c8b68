import type { ErrorKey } from '@vitrina/contract/errors.ts';

/** A refusal of the catalogue. Status 0 means that no answer came at all. */
export class Problem extends Error {
  readonly key: ErrorKey;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly status: number;

  constructor(key: ErrorKey, meta: Readonly<Record<string, unknown>>, status: number) {
    super(key);
    this.name = 'Problem';
    this.key = key;
    this.meta = meta;
    this.status = status;
  }

  is(key: ErrorKey): boolean {
    return this.key === key;
  }
}
