import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './headers.ts';

it('every answer carries the headers, and the cookie its properties', async () => {
  expect(missed(await prove())).toEqual([]);
}, 180_000);
