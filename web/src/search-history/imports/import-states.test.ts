import { expect, test, vi } from 'vitest';
import { doneImports, pollMs, watchImports } from './import-states.ts';

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

const doneOnes = (ids: string) =>
  ids
    .split(',')
    .filter(Boolean)
    .map((id) => ({ id, state: 'done' as const }));

test.each([
  ['the first look at a cabinet', undefined, '2', 0],
  ['nothing new', '2', '2', 0],
  ['one more', '2', '2,3', 1],
  ['the first one', '', '3', 1],
  ['one that was taken off the list', '2,3', '3', 0],
  ['the last one taken off', '3', '', 0],
])('an import has ended well since the last look: %s', (_, before, now, times) => {
  const onEnd = vi.fn();
  const look = watchImports(onEnd);
  look(1, before === undefined ? undefined : doneOnes(before));
  look(1, doneOnes(now));
  expect(onEnd).toHaveBeenCalledTimes(times);
});

test('imports of another cabinet have not ended because it was selected', () => {
  const onEnd = vi.fn();
  const look = watchImports(onEnd);
  look(1, [done]);
  look(4, [other]);
  expect(onEnd).not.toHaveBeenCalled();
  look(4, undefined);
  look(4, [other, { ...running, state: 'done' }]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
