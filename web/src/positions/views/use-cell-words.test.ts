import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import { sayCell } from './use-cell-words.ts';

const format = createFormat('en');
const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const words = { t, format };

test('what nobody measured is said with its reason, what was not due is said to be so', () => {
  expect(sayCell({ place: 4 }, words)).toBe('ui.matrix.place 4');
  expect(sayCell({ place: 'deep' }, words)).toBe('gaps.deep');
  expect(sayCell({ place: 'notFound', gap: null }, words)).toBe('gaps.notFound');
  expect(sayCell({ place: null, gap: 'timeout' }, words)).toBe('gaps.timeout');
  expect([sayCell({ place: null }, words), sayCell({ place: null, gap: null }, words)]).toEqual(
    Array(2).fill('ui.matrix.notDue'),
  );
});
