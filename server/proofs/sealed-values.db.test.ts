import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './sealed-values.ts';

it('what is sealed opens in its place alone, also while its keys are changed', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 120_000);
