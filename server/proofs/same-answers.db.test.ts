import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './same-answers.ts';

it('known and unknown addresses get the same answer', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 180_000);
