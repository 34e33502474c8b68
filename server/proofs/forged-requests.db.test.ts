import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './forged-requests.ts';

it('no forged request has an effect, and no GET changes anything', async () => {
  expect(missed(await prove())).toEqual([]);
}, 120_000);
