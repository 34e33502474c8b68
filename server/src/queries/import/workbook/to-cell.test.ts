import { expect, test } from 'vitest';
import { toCell } from './to-cell.ts';

const workbook = { texts: ['мангал'], dateStyles: [false, true], isFrom1904: false };
const cell = (type: string, value: string, style = 0) => toCell(workbook, { type, value, style });

test('values have the type that their cell says', () => {
  expect(cell('s', '0')).toBe('мангал');
  expect(cell('s', '7')).toBe('');
  expect(cell('str', 'a_x0041_')).toBe('aA');
  expect(cell('b', '1')).toBe(true);
  expect(cell('e', '#N/A')).toBe('');
  expect(cell('n', '12.5')).toBe(12.5);
  expect(cell('n', '')).toBe('');
});

test('a number is a date where its style says so, counted from 1900 or from 1904', () => {
  expect(cell('n', '45292', 1)).toEqual(new Date('2024-01-01T00:00:00Z'));
  expect(toCell({ ...workbook, isFrom1904: true }, { type: 'n', value: '43830', style: 1 })).toEqual(
    new Date('2024-01-01T00:00:00Z'),
  );
  expect(cell('d', '2024-01-01T00:00:00Z')).toEqual(new Date('2024-01-01T00:00:00Z'));
});
