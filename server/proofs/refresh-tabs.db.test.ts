import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import { prove } from './refresh-tabs.ts';

it('twenty tabs are one browser, and a replayed cookie ends its session', async () => {
  expect(missed(await prove('small'))).toEqual([]);
}, 180_000);
