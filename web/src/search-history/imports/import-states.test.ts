import { expect, test } from 'vitest';
import { doneImports, pollMs } from './import-states.ts';

const [running, done, other, failed] = [
  { id: '1', state: 'running' as const },
  { id: '2', state: 'done' as const },
  { id: '3', state: 'done' as const },
  { id: '4', state: 'failed' as const },
];

test('imports are asked for every second while one of them is being read', () => {
  expect([pollMs([done, running]), pollMs([done, failed]), pollMs([])]).toEqual([1000, false, false]);
});

test('the table is read anew when one more has ended well', () => {
  expect([doneImports([running, failed]), doneImports([running, done])]).toEqual(['', '2']);
  expect(doneImports([done, failed, other])).toBe('2,3');
});
