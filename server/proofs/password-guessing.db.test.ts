import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './password-guessing.ts';

it('wrong passwords compare no more than the budget, and the owner finds a way back', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 180_000);
