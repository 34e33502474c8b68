import { ERRORS, type ErrorBody, type ErrorKey, type ErrorMeta } from '@vitrina/contract/errors.ts';

/** A refusal of the catalogue on its way to the browser. */
export class Problem extends Error {
  readonly key: ErrorKey;
  readonly meta: Record<string, unknown>;

  constructor(key: ErrorKey, meta: Record<string, unknown>) {
    super(key);
    this.key = key;
    this.meta = meta;
  }

  get status(): number {
    return ERRORS[this.key].status;
  }

  body(): ErrorBody {
    const [subject = '', action = ''] = this.key.split('.');
    return { error: { subject, action, meta: this.meta } };
  }
}

type NoMeta = { [K in ErrorKey]: ErrorMeta<K> extends Record<string, never> ? K : never }[ErrorKey];

/** `throw problem('cabinet.notFound')`; the meta is required where the catalogue has one. */
export function problem<K extends NoMeta>(key: K): Problem;
export function problem<K extends ErrorKey>(key: K, meta: ErrorMeta<K>): Problem;
export function problem(key: ErrorKey, meta: Record<string, unknown> = {}): Problem {
  return new Problem(key, meta);
}
