import { expect, test } from 'vitest';
import { readFailures } from './read-failures.ts';

const fine = { status: 'passed', fullName: 'adds' };
const wrong = { status: 'failed', fullName: 'subtracts' };

test('a report names each failed file with its first failed test', () => {
  const report = {
    testResults: [
      { name: '/copy/server/a.test.ts', status: 'passed', assertionResults: [fine] },
      { name: '/copy/server/b.test.ts', status: 'failed', assertionResults: [fine, wrong] },
      { name: '/copy/server/c.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(readFailures(report, '/copy')).toEqual([
    { file: 'server/b.test.ts', test: 'subtracts' },
    { file: 'server/c.test.ts', test: 'cannot be loaded' },
  ]);
});
