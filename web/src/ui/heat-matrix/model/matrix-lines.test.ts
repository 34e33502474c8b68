import type { Place } from '@vitrina/contract/positions/places.ts';
import { expect, test } from 'vitest';
import { layLines, toggleGroup } from './matrix-lines.ts';

const row = (id: string, group: string | null, ...places: Place[]) => ({
  id,
  group,
  cells: places.map((place) => ({
    place,
    gap: null,
  })),
});
const ROWS = [
  row('лампа', null, 9, 9),
  row('чайник белый', 'чайник', 10, 11),
  row('чай', 'чай', 3, 3),
  row('чай зеленый', 'чай', 5, 40),
  row('чайник', 'чайник', 20, 'notFound'),
  row('чайник стекло', 'чайник', 30, 30),
];
const GROUPED = { groupOf: (one: { group: string | null }) => one.group, quietUpTo: null };
const said = (lines: ReturnType<typeof layLines>) =>
  lines.map((line) =>
    line.kind === 'row'
      ? line.id
      : `${line.kind} ${line.group.name} ${line.cells.map(({ place }) => place).join()}`,
  );

test('without groups each row is a line, in its order', () => {
  const lines = layLines(ROWS, { groupOf: undefined, closed: new Set(), quietUpTo: 1 });
  expect(lines.map(({ id, isQuiet }) => [id, isQuiet])).toEqual([
    ['лампа', true],
    ['чайник белый', true],
    ['чай', true],
    ['чай зеленый', false],
    ['чайник', false],
    ['чайник стекло', true],
  ]);
});

test('larger groups come first and rows without one last, each under its median', () => {
  expect(said(layLines(ROWS, { ...GROUPED, closed: new Set() }))).toEqual([
    'median чайник 20,11',
    'чайник белый',
    'чайник',
    'чайник стекло',
    'median чай 3,3',
    'чай',
    'чай зеленый',
    'median null 9,9',
    'лампа',
  ]);
});

test('a closed group has its median and its worst and no rows', () => {
  expect(said(layLines(ROWS, { ...GROUPED, closed: new Set(['чайник', null]) }))).toEqual([
    'median чайник 20,11',
    'worst чайник 30,notFound',
    'median чай 3,3',
    'чай',
    'чай зеленый',
    'median null 9,9',
    'worst null 9,9',
  ]);
});

test('a group is quiet when all its rows are, and no line is named twice', () => {
  const lines = layLines(ROWS, { ...GROUPED, closed: new Set(['чай']), quietUpTo: 0 });
  expect(lines.filter(({ kind, isQuiet }) => kind !== 'row' && isQuiet).map(({ id }) => id)).toEqual([
    'median ',
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

test('groups of one size stand by the alphabet, and rows without one last, however many they are', () => {
  const rows = ['б', null, 'а', 'в', null, 'в', null].map((name, index) => row(`${index}`, name, 1));
  const closed = new Set(['а', 'б', 'в', null]);
  const names = layLines(rows, { ...GROUPED, closed }).flatMap((line) =>
    line.kind === 'median' ? [line.group.name] : [],
  );
  expect(names).toEqual(['в', 'а', 'б', null]);
});

test('a line of a group opens and closes it beside the others, one of a row does neither', () => {
  let closed: ReadonlySet<string | null> = new Set(['чай']);
  const toggle = (index: number) =>
    toggleGroup(layLines(ROWS, { ...GROUPED, closed })[index], (change) => void (closed = change(closed)));
  expect(toggle(0)).toBe(true);
  expect([...closed]).toEqual(['чай', 'чайник']);
  // The worst of a group that is closed, under its median.
  expect(toggle(1)).toBe(true);
  expect([...closed]).toEqual(['чай']);
  expect([toggle(1), toggle(99)]).toEqual([false, false]);
  expect([...closed]).toEqual(['чай']);
});
