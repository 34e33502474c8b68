import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createDatabases } from '../../test/database.ts';
import { type ClickHouse, connectClickHouse } from './clickhouse/client.ts';
import { splitStatements } from './migrations.ts';

const FOLDER = path.join(import.meta.dirname, '../../migrations/clickhouse');
const files = readdirSync(FOLDER).toSorted();
const isBaseline = (file: string) => file.includes('_baseline_');
const statementsOf = (file: string) => splitStatements(readFileSync(path.join(FOLDER, file), 'utf8'));

/** Tables of positions by their first names. */
const NAMES: Record<string, string> = {
  pos5: 'position_checks_raw',
  pos_h: 'position_hourly',
  pos_q: 'position_6h',
  pos_last: 'position_latest',
};

const FILL = `
insert into pos5 (cabinet, query, city, product, ts, outcome, place, places_read, mode, late_seconds)
select 1 + number % 2, 1 + number % 5, 213, 7 + number % 3, toDateTime('2026-03-02 09:00:00', 'UTC') - number * 300,
  transform(number % 20, [0, 1, 2], ['blocked', 'notFound', 'deep'], 'found') as said,
  if(said = 'found', 1 + number % 300, null), 40, 'plain', number % 9
from numbers(500)`;

let databases: Awaited<ReturnType<typeof createDatabases>>;
let name: string;
let clickhouse: ClickHouse;

beforeAll(async () => {
  databases = await createDatabases();
  name = `${databases.clickhouseDatabase}_killed`;
  const root = connectClickHouse(databases.clickhouseUrl, databases.clickhouseDatabase);
  await root.command('test: killed', `create database ${name} engine = Atomic`);
  await root.close();
  clickhouse = connectClickHouse(databases.clickhouseUrl, name);
  for (const file of files.filter(isBaseline)) await run(statementsOf(file));
  await run([FILL]);
});
afterAll(async () => {
  await clickhouse.command('test: drop', `drop database ${name} sync`);
  await clickhouse.close();
  await databases.drop();
});

async function run(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await clickhouse.command('test: statement', statement);
}

const Row = z.record(z.string(), z.unknown()).transform((row) => JSON.stringify(Object.values(row)));

/** All rows, those that merges would make one as one; columns are in the order of the table. */
async function readRows(table: string, firstName: string): Promise<string[]> {
  const final = firstName === 'pos5' ? '' : 'final';
  const rows = await clickhouse.rows('test: rows', `select * from ${table} ${final}`, {}, Row);
  return rows.toSorted();
}

/** Of the first and of the last names; tables that came later were never migrated. */
const TABLES = Object.entries(NAMES).flatMap((names) => names.flatMap((one) => [one, `${one}_feed`]));

/** How tables and feeds are made: columns, keys, partitions, projections, settings. */
async function readSchema(): Promise<string[]> {
  const rows = await clickhouse.rows(
    'test: schema',
    `select create_table_query as query from system.tables
    where database = {name:String} and name in {tables:Array(String)}`,
    { name, tables: TABLES },
    z.object({ query: z.string() }),
  );
  const renamed = rows.map(({ query }) =>
    query
      .replaceAll(
        /\bpos(5|_h|_q|_last)(_feed)?\b/g,
        (first, _, feed = '') => `${NAMES[first.replace('_feed', '')]}${feed}`,
      )
      .replaceAll(/\bquery\b/g, 'term_id'),
  );
  return renamed.toSorted();
}

test('a migration that is killed after any of its statements and begun anew loses nothing and stores nothing twice', async () => {
  const schema = await readSchema();
  const before = await Promise.all(Object.keys(NAMES).map((first) => readRows(first, first)));
  expect(before[0]).toHaveLength(500);
  for (const file of files.filter((one) => !isBaseline(one))) {
    const statements = statementsOf(file);
    for (let done = 1; done <= statements.length; done += 1) await run(statements.slice(0, done));
  }
  expect(await readSchema()).toEqual(schema);
  for (const [index, [first, table]] of Object.entries(NAMES).entries())
    expect(await readRows(table, first), table).toEqual(before[index]);
});
