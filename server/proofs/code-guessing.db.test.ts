import { expect, it } from 'vitest';
import { prove } from './code-guessing.ts';
import { missed } from './figure.ts';

it('a code works once, for its owner, its purpose and its time, and five guesses kill it', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 180_000);
