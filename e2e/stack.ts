import { inject } from 'vitest';

/** The running product of this worker's stories, with its sandbox and its clock. */
export function stack() {
  const found = inject('stacks')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (found === undefined) throw new Error('There are more workers than running products.');
  return found;
}
