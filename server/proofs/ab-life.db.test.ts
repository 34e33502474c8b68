import { expect, it } from 'vitest';
import { prove } from './ab-life.ts';
import { missed } from './figure.ts';

it('an image test ends with the pictures and the points that it should, whatever happened to it', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 120_000);
