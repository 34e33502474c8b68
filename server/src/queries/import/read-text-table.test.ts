import { expect, test } from 'vitest';
import { readTextTable } from './read-text-table.ts';

const read = (...lines: string[]) => {
  const found = readTextTable(lines, 3);
  if (!('table' in found)) throw new Error('it is refused');
  const { table, delimiter } = found;
  return [table?.shape ?? null, delimiter, table?.lines.map(({ cells }) => cells[0]) ?? []];
};

test('a known header gives the delimiter', () => {
  expect(read('Запрос;Частота', 'чай, чёрный;5')).toEqual(['table', ';', ['чай, чёрный']]);
  expect(read('Запрос,Частота', 'чай,5')).toEqual(['table', ',', ['чай']]);
  expect(read('Запрос\tЧастота', 'чай\t5')).toEqual(['table', '\t', ['чай']]);
  expect(read('Запрос', 'чай')).toEqual(['table', null, ['чай']]);
});

test('four lines in five with a query and a number are pairs', () => {
  const pairs = ['чай;5', 'кофе;6', 'какао;7', 'вода;8'];
  expect(read(...pairs, 'сок;много')).toEqual(['pairs', ';', ['чай', 'кофе', 'какао', 'вода', 'сок']]);
  expect(read(...pairs, 'сок;много', 'квас;мало')[0]).not.toBe('pairs');
});

test('lines of one width are columns of which none is known', () => {
  expect(read('чай,да,1', 'кофе,нет,2')).toEqual([null, ',', []]);
  expect(read('чай\tда', 'кофе\tнет')).toEqual([null, '\t', []]);
  expect(read('чай;да;5', 'кофе;нет;6')).toEqual([null, ';', []]);
});

test('a comma of a query is only punctuation', () => {
  expect(read('чай, чёрный', 'кофе, молотый')).toEqual(['list', null, ['чай, чёрный', 'кофе, молотый']]);
  expect(read('чай, чёрный, листовой')).toEqual(['list', null, ['чай, чёрный, листовой']]);
  expect(read('чай, чёрный, листовой', 'кофе', 'вода')[0]).toBe('list');
});

test('a list between semicolons has an item in each of them', () => {
  expect(read('чай;"кофе"; ;какао')).toEqual(['list', ';', ['чай', 'кофе', 'какао']]);
});

test('one item too many is enough to refuse a list, and no more are read', () => {
  expect(read('1 чай;2 чая;3 чая;4 чая;5 чая', '6 чаёв')[2]).toHaveLength(4);
  expect(read('1 чай;2 чая', '3 чая;4 чая', '5 чаёв')[2]).toHaveLength(4);
  expect(read('1 чай;2 чая', '3 чая', '4 чая')[2]).toHaveLength(4);
});
