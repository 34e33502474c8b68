import { expect, it } from 'vitest';
import { prove } from './bad-tokens.ts';
import { missed } from './figure.ts';

it('a token that lacks one thing of ours is nobody', async () => {
  expect(missed(await prove())).toEqual([]);
}, 60_000);
