import { expect, it } from 'vitest';
import { prove } from './ab-lateness.ts';
import { missed } from './figure.ts';

it('pictures of tests that switch at the same moment go out within a minute', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 240_000);
