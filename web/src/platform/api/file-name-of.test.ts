import { expect, test } from 'vitest';
import { fileNameOf } from './file-name-of.ts';

test.each([
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%D0%B7%D0%B0%D0%BF.csv', 'зап.csv'],
  ['attachment; filename="a b.xlsx"', 'a b.xlsx'],
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%E0%A4%A', 'a.csv'],
  ['attachment', undefined],
  [null, undefined],
])('%s is saved as %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
