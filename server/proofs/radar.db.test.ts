import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './radar.ts';

it('what changes on cards is found, and nothing else is', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 240_000);
