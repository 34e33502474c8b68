import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './forwarded-for.ts';

it('nobody chooses the address that the limits count', async () => {
  expect(missed(await prove())).toEqual([]);
}, 180_000);
