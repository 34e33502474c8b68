import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test.each([
  ['AbC12345', 'AbC12345'],
  ['AbC12345/and/more', 'AbC12345'],
  ['', undefined],
  ['/AbC12345', undefined],
  [undefined, undefined],
])('the code in %s is %s', (param, code) => {
  expect(codeIn(param)).toBe(code);
});
