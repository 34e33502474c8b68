import { expect, test } from 'vitest';
import { findMachinePaths, findTrackedLinks } from './find-faults.ts';

test('a tracked link is named', () => {
  const staged = ['100644 1a2b 0\tREADME.md', '120000 3c4d 0\tweb/some modules', ''].join('\n');
  expect(findTrackedLinks(staged)).toEqual(['web/some modules']);
});

test.each([
  [['', 'home', 'ann', 'vitrina'].join('/'), true],
  [`"${['', 'Users', 'ann'].join('/')}"`, true],
  ['/etc/passwd and /tmp/x', false],
  ['https://example.test/home/page', false],
  ['web/src/home/page', false],
])('%s is a path of one machine: %s', (text, isOne) => {
  expect(findMachinePaths(text).length > 0).toBe(isOne);
});
