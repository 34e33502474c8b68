import { expect, test } from 'vitest';
import { doneImports, hasEndedWell, pollMs } from './import-states.ts';

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

test.each([
  ['the first look at a cabinet', undefined, '2', false],
  ['nothing new', '2', '2', false],
  ['one more', '2', '2,3', true],
  ['the first one', '', '3', true],
  ['one that was taken off the list', '2,3', '3', false],
  ['the last one taken off', '3', '', false],
])('an import has ended well since the last look: %s', (_, before, done, hasEnded) => {
  const seen = before === undefined ? undefined : { cabinetId: 1, done: before };
  expect(hasEndedWell(seen, { cabinetId: 1, done })).toBe(hasEnded);
});

test('imports of another cabinet have not ended because it was selected', () =>
  expect(hasEndedWell({ cabinetId: 1, done: '2' }, { cabinetId: 4, done: '3' })).toBe(false));
