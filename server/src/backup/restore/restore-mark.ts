import * as z from 'zod';
import { type ClickHouse, connectClickHouse } from '../../platform/clickhouse/client.ts';
import { migrateClickHouse, RESTORE_MARK } from '../../platform/migrations.ts';

const Row = z.object({ name: z.string(), rows: z.int() });
const Mark = z.object({ id: z.string() });

async function listTables(root: ClickHouse, database: string) {
  return root.rows(
    'look at a database to restore into',
    'select name, toUInt64(ifNull(total_rows, 0)) as rows from tables where database = {database:String}',
    { database },
    Row,
  );
}

/** The mark of a restore that was broken off. */
export async function readMark(url: string, database: string): Promise<string | undefined> {
  const root = connectClickHouse(url, 'system');
  try {
    const tables = await listTables(root, database);
    if (!tables.some(({ name }) => name === RESTORE_MARK)) return undefined;
    const [mark] = await root.rows('read a mark', `select id from ${database}.${RESTORE_MARK}`, {}, Mark);
    return mark?.id ?? '';
  } finally {
    await root.close();
  }
}

export async function findFullTable(url: string, database: string): Promise<string | undefined> {
  const root = connectClickHouse(url, 'system');
  try {
    const tables = await listTables(root, database);
    return tables.find(({ name, rows }) => rows > 0 && name !== 'migrations')?.name;
  } finally {
    await root.close();
  }
}

/** Empty tables as the backup had them, under a mark that keeps the product from starting. */
export async function makeMarkedTables(
  url: string,
  database: string,
  { id, last }: { id: string; last: string },
): Promise<void> {
  const root = connectClickHouse(url, 'system');
  await root.command('drop an empty database', `drop database if exists ${database} sync`);
  await root.command('create database', `create database ${database} engine = Atomic`);
  await root.command(
    'create a mark',
    `create table ${database}.${RESTORE_MARK} (id String) engine = MergeTree order by id`,
  );
  await root.insert('mark a restore', `${database}.${RESTORE_MARK}`, [{ id }]);
  await root.close();
  await migrateClickHouse(url, database, last);
}

export async function dropMark(clickhouse: ClickHouse): Promise<void> {
  await clickhouse.command('drop a mark', `drop table ${RESTORE_MARK} sync`);
}
