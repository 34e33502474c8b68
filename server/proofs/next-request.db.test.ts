import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './next-request.ts';

it('what is taken away is gone with the next request', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 180_000);
