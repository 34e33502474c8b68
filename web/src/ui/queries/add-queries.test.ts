import { expect, test } from 'vitest';
import { addQueries } from './add-queries.ts';

const requested = { existing: ['термос', 'плед'], index: 2, maximum: 4, maximumLength: 20 };

test('a typed query is added at the end without a message', () => {
  expect(addQueries('чайник', requested)).toEqual({
    next: ['термос', 'плед', 'чайник'],
    isList: false,
    report: undefined,
  });
});

test('an edited query comes back to its place', () => {
  expect(addQueries('чайник', { ...requested, index: 0 }).next).toEqual(['чайник', 'термос', 'плед']);
});

test('a list says what was added, merged and not taken', () => {
  const { next, isList, report } = addQueries('чайник; ПЛЕД ;лампа;стол', requested);
  expect(next).toEqual(['термос', 'плед', 'чайник', 'лампа']);
  expect(isList).toBe(true);
  expect(report).toMatchObject({ added: 2, merged: 1, rejected: [{ line: 4, reason: 'tooMany' }] });
});

test('a typed duplicate gives a message and changes nothing', () => {
  const { next, report } = addQueries('Плед', requested);
  expect(next).toEqual(requested.existing);
  expect(report).toEqual({ added: 0, merged: 1, rejected: [] });
});

test('nothing of a hundred thousand pasted lines is lost silently', () => {
  const lines = Array.from({ length: 100_000 }, (_, line) => `запрос номер ${line}`).join('\n');
  const { next, report } = addQueries(lines, { ...requested, maximum: 100, maximumLength: 200 });
  expect(next).toHaveLength(100);
  expect(report?.rejected).toHaveLength(99_902);
});
