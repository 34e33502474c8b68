import { expect, it } from 'vitest';
import { chooseProofs, PROOFS } from './proof-list.ts';
import { renewSection, writeSection } from './write-figures.ts';

const figure = { id: 'R4', figure: 'rounds', required: '3 of 3', measured: '2 | 3', isKept: false };
const sectionOf = (name: string, day = '2026-11-30') =>
  writeSection(
    { name, seconds: 4.4, figures: [figure, { ...figure, isKept: true }] },
    { day, machine: '2 cores' },
  );

it('a section names its command, its day and what it took; a figure that is not met is marked', () => {
  expect(sectionOf('headers').split('\n')).toEqual([
    '## headers',
    '',
    '`npm run proofs -- --only headers`, 2026-11-30, 2 cores, 4 s.',
    '',
    '| id | figure | required | measured |  |',
    '|---|---|---|---|---|',
    '| R4 | rounds | 3 of 3 | 2 / 3 | **not met** |',
    '| R4 | rounds | 3 of 3 | 2 / 3 | met |',
    '',
    '',
  ]);
});

it('a section says for how many minutes it was run', () => {
  const section = writeSection(
    { name: 'soak', seconds: 720, figures: [figure], flags: ' --minutes 12' },
    { day: '2026-12-01', machine: '2 cores' },
  );
  expect(section).toContain('`npm run proofs -- --only soak --minutes 12`, 2026-12-01, 2 cores, 720 s.');
});

it('a section takes the place of the older one, in the order of the proofs, and of no other', () => {
  const names = ['first', 'second', 'third'];
  const head = '# Figures\n\nWhat they are.\n\n';
  const page =
    head + sectionOf('gone') + sectionOf('second', '2026-11-21') + sectionOf('third', '2026-11-21');
  const renewed = renewSection(renewSection(page, sectionOf('second'), names), sectionOf('first'), names);
  expect(renewed).toBe(
    `${(head + sectionOf('first') + sectionOf('second') + sectionOf('third', '2026-11-21')).trimEnd()}\n`,
  );
});

it('a proof is found by the id of its figures or by its name', () => {
  expect(chooseProofs('r10').map(({ name }) => name)).toEqual(['access-matrix']);
  expect(chooseProofs('headers').map(({ name }) => name)).toEqual(['headers']);
  expect(chooseProofs('R99')).toEqual([]);
  expect(chooseProofs(undefined)).toBe(PROOFS);
});
