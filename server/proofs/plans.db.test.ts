import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './plans.ts';

it('plans change on their second and are charged once, as a plain model says', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 120_000);
