import * as z from 'zod';
import { connectClickHouse } from '../src/platform/clickhouse/client.ts';
import { migrateClickHouse } from '../src/platform/migrations.ts';

type Kept = {
  name: string;
  schema: string;
  /** When its tables were last changed, as of a second in which none was; until then nobody can say. */
  changes: string | undefined;
};

const Schema = z.object({ schema: z.string() });
const Table = z.object({ name: z.string() });
const Look = z.object({ changes: z.string(), is_settled: z.literal([0, 1]), filled: z.array(z.string()) });

/** Changes are noted to the second. */
const LOOK = `
  select toString(groupBitXor(cityHash64(name, metadata_modification_time))) as changes,
    max(metadata_modification_time) < now() as is_settled,
    groupArrayIf(name, total_rows > 0 and name <> 'migrations' and engine not like '%View') as filled
  from tables where database = {name:String}`;

/** Emptied by whoever had them before in this process: making the tables anew takes a hundred times as long. */
const free: Kept[] = [];

/** A database of ClickHouse with all tables and no rows, which nobody else has meanwhile. */
export async function takeColumnDatabase(url: string, newName: string) {
  const kept = free.pop() ?? (await make(url, newName));
  return { name: kept.name, giveBack: () => giveBack(url, kept) };
}

async function make(url: string, name: string): Promise<Kept> {
  await migrateClickHouse(url, name);
  await trustPower(url, name);
  return { name, schema: await readSchema(url, name), changes: undefined };
}

/**
 * Tests outlive no power cut, as those of PostgreSQL do not (isDurable); and each insert would wait for the disk a dozen
 * times. What a killed engine leaves behind is the same.
 */
async function trustPower(url: string, name: string): Promise<void> {
  const root = connectClickHouse(url, 'system');
  const statement = `
    select name from tables
    where database = {name:String} and engine_full like '%fsync_after_insert = 1%'`;
  for (const table of await root.rows('list durable tables', statement, { name }, Table)) {
    const change = 'modify setting fsync_after_insert = 0, fsync_part_directory = 0';
    await root.command('trust the power', `alter table ${name}.${table.name} ${change}`);
  }
  await root.close();
}

/** Kept while its tables are what they were; whoever changed one leaves nothing behind. */
async function giveBack(url: string, kept: Kept): Promise<void> {
  const root = connectClickHouse(url, 'system');
  try {
    const [look] = await root.rows('look at test database', LOOK, { name: kept.name }, Look);
    // Writing out what sixty tables are takes the engine longer than all else here.
    const isWhole = look?.changes === kept.changes || (await readSchema(url, kept.name)) === kept.schema;
    if (!look || !isWhole) {
      await root.command('drop test database', `drop database if exists ${kept.name} sync`);
      return;
    }
    // Most tests fill a few of the tables, and an empty one takes as long to truncate as a full one.
    for (const table of look.filled)
      await root.command('empty test table', `truncate table ${kept.name}.${table} sync`);
    free.push({ ...kept, changes: look.is_settled ? look.changes : undefined });
  } finally {
    await root.close();
  }
}

async function readSchema(url: string, name: string): Promise<string> {
  const root = connectClickHouse(url, 'system');
  const statement = `
    select toString(groupBitXor(cityHash64(name, create_table_query))) as schema
    from tables where database = {name:String}`;
  const [row] = await root.rows('read test schema', statement, { name }, Schema);
  await root.close();
  return row?.schema ?? '';
}
