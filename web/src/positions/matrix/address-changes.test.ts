import { expect, test } from 'vitest';
import { addressChanges } from './address-changes.ts';

test('a change stays on the page of the history, a visit is a page of its own', () => {
  const pages = [{ cell: '', scale: 'log' }];
  const { change, visit } = addressChanges<{ cell: string; scale: string }>(async ({ search, replace }) => {
    const [last = { cell: '', scale: '' }] = pages;
    pages.splice(0, replace ? 1 : 0, search(last));
  });
  change({ scale: 'linear' });
  expect(pages).toEqual([{ cell: '', scale: 'linear' }]);
  visit({ cell: 'tea' });
  expect(pages).toEqual([
    { cell: 'tea', scale: 'linear' },
    { cell: '', scale: 'linear' },
  ]);
});
