import { expect, it } from 'vitest';
import { chooseProofs, PROOFS } from './proof-list.ts';
import { writeTable } from './write-figures.ts';

const figure = { id: 'R4', figure: 'rounds', required: '3 of 3', measured: '2 | 3', isKept: false };

it('a figure that is not met is marked, and the seconds of a proof stand once', () => {
  const table = writeTable([{ seconds: 4.4, figures: [figure, { ...figure, isKept: true }] }]);
  expect(table.split('\n').slice(2)).toEqual([
    '| R4 | rounds | 3 of 3 | 2 / 3 | **not met** | 4 |',
    '| R4 | rounds | 3 of 3 | 2 / 3 | met |  |',
  ]);
});

it('a proof is found by the id of its figures or by its name', () => {
  expect(chooseProofs('r10').map(({ name }) => name)).toEqual(['access-matrix']);
  expect(chooseProofs('headers').map(({ name }) => name)).toEqual(['headers']);
  expect(chooseProofs('R99')).toEqual([]);
  expect(chooseProofs(undefined)).toBe(PROOFS);
});
