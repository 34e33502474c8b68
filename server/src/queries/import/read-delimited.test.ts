import { expect, test } from 'vitest';
import { readDelimited } from './read-delimited.ts';

/** Cells by number of line. */
function read(text: string, delimiter = ';') {
  const lines = readDelimited(text.split('\n'), delimiter);
  return lines.map(({ line, cells, hasBrokenQuotes }) => [line, hasBrokenQuotes ? 'broken' : cells]);
}

test('quoted delimiters, doubled quotes and line breaks; a record is numbered by its first line', () => {
  expect(read('a;b\n"x;y";"5"" экран"\n"две\nстроки";1\nz;2')).toEqual([
    [1, ['a', 'b']],
    [2, ['x;y', '5" экран']],
    [3, ['две\nстроки', '1']],
    [5, ['z', '2']],
  ]);
});

test('a stray quote inside a cell is text', () => {
  expect(read('монитор 24" lg;5\n"экран 5" новый";6\nz;7')).toEqual([
    [1, ['монитор 24" lg', '5']],
    [2, ['экран 5" новый', '6']],
    [3, ['z', '7']],
  ]);
});

test('a quote that is never closed costs one line', () => {
  const lines = Array.from({ length: 2500 }, (_, index) => (index === 1200 ? '"мангал;1' : `q${index};1`));
  const found = readDelimited(lines, ';');
  expect(found).toHaveLength(2500);
  expect(found.filter(({ hasBrokenQuotes }) => hasBrokenQuotes).map(({ line }) => line)).toEqual([1201]);
});

test('two stray quotes far apart do not swallow the lines between them', () => {
  const lines = Array.from({ length: 50 }, (_, index) =>
    index === 10 ? '"a;1' : index === 40 ? '"b";1' : `q${index};1`,
  );
  const found = readDelimited(lines, ';');
  expect(found).toHaveLength(50);
  expect(found[40]?.cells).toEqual(['b', '1']);
});

test('a cell broken over the edge of a block stays whole', () => {
  const lines = Array.from({ length: 1500 }, (_, index) => `q${index};1`);
  lines.splice(999, 0, '"две', 'строки";2');
  const found = readDelimited(lines, ';');
  expect(found).toHaveLength(1501);
  expect(found[999]).toEqual({ line: 1000, cells: ['две\nстроки', '2'] });
  expect(found[1000]).toEqual({ line: 1002, cells: ['q999', '1'] });
});

test('empty cells of a tab-separated line keep their places', () => {
  expect(read('\ta\t\tb', '\t')).toEqual([[1, ['', 'a', '', 'b']]]);
});
