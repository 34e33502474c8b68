import { expect, test } from 'vitest';
import { findAffectedDatabaseTests, findSources } from './find-affected.ts';

const all = [
  'server/src/radar/list-changes.db.test.ts',
  'server/src/radar-of-others/list-changes.db.test.ts',
  'server/src/positions/list-entries.db.test.ts',
];

test('a change of a domain names the database tests of its folder', () => {
  const own = ['server/src/radar/list-changes.db.test.ts'];
  expect(findAffectedDatabaseTests(['server/src/radar/sql/rows.ts'], all)).toEqual(own);
  expect(findAffectedDatabaseTests(['packages/contract/src/radar.ts'], all)).toEqual(own);
  expect(findAffectedDatabaseTests(['packages/contract/src/radar/rules.ts'], all)).toEqual(own);
});

test('a changed database test runs itself, wherever it stands', () => {
  const [file = ''] = all;
  expect(findAffectedDatabaseTests([file, 'web/src/radar/rules.ts'], all)).toEqual([file]);
});

test.each([
  'server/src/platform/clickhouse/client.ts',
  'server/migrations/postgres/0002-radar.ts',
  'server/test/app.ts',
  'scripts/engines/start-postgres.ts',
  'vitest.config.ts',
])('a change of %s runs all of them', (file) => {
  expect(findAffectedDatabaseTests([file], all)).toBe('everything');
});

test('a change of the pages or the docs runs none of them', () => {
  expect(findAffectedDatabaseTests(['web/src/radar/rules.ts', 'docs/words.md'], all)).toEqual([]);
});

test('docs and database tests have no importers to look for', () => {
  const files = ['README.md', 'server/src/a.db.test.ts', 'server/src/a.ts', 'web/src/b.tsx', 'web/c.json'];
  expect(findSources(files)).toEqual(['server/src/a.ts', 'web/src/b.tsx', 'web/c.json']);
});
