import { expect, test } from 'vitest';
import { fitLead } from './fit-lead.ts';

const COLUMNS = [
  { id: 'name', width: 200 },
  { id: 'demand', width: 100, isSpare: true },
  { id: 'now', width: 50 },
  { id: 'best', width: 50, isSpare: true },
];
const namesAt = (windowPx: number) => fitLead(COLUMNS, windowPx).map(({ id }) => id);

test('spare columns leave from the last on while cells have too little room', () => {
  expect(namesAt(1000)).toEqual(['name', 'demand', 'now', 'best']);
  expect(namesAt(600)).toEqual(['name', 'demand', 'now']);
  expect(namesAt(450)).toEqual(['name', 'now']);
});

test('what is not spare stays, however narrow the window', () =>
  expect(namesAt(10)).toEqual(['name', 'now']));
