import { inject } from 'vitest';

/** The running product of this worker's stories. */
export function house() {
  const found = inject('houses')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (found === undefined) throw new Error('There are more workers than houses.');
  return found;
}
