import type { ErrorKey, ErrorMeta } from '@vitrina/contract/errors.ts';

/** The body of a refusal of the catalogue, as a caller gets it. */
export function refusal<K extends ErrorKey>(key: K, meta?: ErrorMeta<K>) {
  const [subject, action] = key.split('.');
  return { error: { subject, action, meta: meta ?? {} } };
}
