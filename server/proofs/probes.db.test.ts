import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './probes.ts';

it('nothing of the inside is served', async () => {
  expect(missed(await prove())).toEqual([]);
}, 120_000);
