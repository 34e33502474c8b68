import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';

const graph = new Map<string, string[]>([
  ['server/src/notes/rules.ts', []],
  ['server/src/notes/save.ts', ['server/src/notes/rules.ts']],
  ['server/src/notes/routes.ts', ['server/src/notes/save.ts']],
  ['server/src/notes/rules.test.ts', ['server/src/notes/rules.ts']],
  ['server/src/notes/routes.db.test.ts', ['server/src/notes/routes.ts']],
  ['server/src/tags/far.test.ts', ['server/src/notes/routes.ts']],
  ['server/src/tags/tags.db.test.ts', []],
  ['server/src/tags/asking.db.test.ts', ['server/src/notes/save.ts']],
  ['scripts/seed/fill.db.test.ts', ['server/src/notes/routes.ts']],
  ['packages/contract/src/tones.ts', []],
  ['packages/contract/src/tones.test.ts', ['packages/contract/src/tones.ts']],
]);

const mistakeIn = (file: string) => ({ file, operator: 'logic' as const });

test('unit tests that import a file come before database tests, the nearest of which come first, and those far away come last', () => {
  expect(chooseTests(mistakeIn('server/src/notes/rules.ts'), graph)).toEqual([
    { project: 'unit', files: ['server/src/notes/rules.test.ts'] },
    {
      project: 'db',
      files: [
        'server/src/notes/routes.db.test.ts',
        'server/src/tags/tags.db.test.ts',
        'server/src/tags/asking.db.test.ts',
      ],
    },
    { project: 'unit', files: ['server/src/tags/far.test.ts'] },
  ]);
});

test('database tests of a folder whose tests name the file are run too', () => {
  const db = chooseTests(mistakeIn('server/src/notes/save.ts'), graph).find(
    ({ project }) => project === 'db',
  );
  expect(db?.files).toEqual([
    'server/src/tags/asking.db.test.ts',
    'server/src/notes/routes.db.test.ts',
    'server/src/tags/tags.db.test.ts',
  ]);
});

test('what the contract says is judged without databases', () => {
  expect(chooseTests(mistakeIn('packages/contract/src/tones.ts'), graph)).toEqual([
    { project: 'unit', files: ['packages/contract/src/tones.test.ts'] },
  ]);
});

test('a dropped filter by cabinet is put before two cabinets that hold the same', () => {
  const dropped = { file: 'server/src/notes/save.ts', operator: 'cabinet filter' as const };
  const db = chooseTests(dropped, graph).filter(({ project }) => project === 'db');
  expect(db.map(({ files }) => files[0])).toEqual([
    'server/test/cabinets-apart.db.test.ts',
    'server/src/tags/asking.db.test.ts',
  ]);
});
