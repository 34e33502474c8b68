import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './single-effect.ts';

it('fifty at once have one effect', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 180_000);
