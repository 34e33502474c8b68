import { TESTS } from './ab.ts';
import { proveWorld } from './ab-figures.ts';
import type { Figure, Size } from './figure.ts';

export async function prove(size: Size): Promise<Figure[]> {
  return proveWorld({ name: 'a tenth of the windows lost', world: { lostShare: 0.1 } }, TESTS[size]);
}
