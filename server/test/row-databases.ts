import pg from 'pg';
import { readSchema, readSchemaChanges } from './row-schema.ts';

type Kept = {
  name: string;
  /** Open for as long as the database is kept: what a connection knows of a hundred tables costs more than emptying them. */
  client: pg.Client;
  schema: string;
  changes: string;
};

/** Emptied by whoever had them before in this process: a clone and the job queue's own tables take fifty times as long. */
const free: Kept[] = [];

/** A database of PostgreSQL with all tables and no rows, which nobody else has meanwhile. */
export async function takeRowDatabase(url: string, template: string, newName: string) {
  const kept = free.pop() ?? (await make(url, template, newName));
  return { url: withDatabase(url, kept.name), giveBack: () => giveBack(url, kept) };
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function make(url: string, template: string, name: string): Promise<Kept> {
  await withClient(url, async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // What is put often is planned for all its values, and some statements fit no index then: here each is, from the first.
    await client.query(`alter database ${name} set plan_cache_mode = force_generic_plan`);
  });
  const client = new pg.Client({ connectionString: withDatabase(url, name) });
  // Whoever stops the engines, which may be this process, drops the database under it.
  client.on('error', () => undefined);
  await client.connect();
  return { name, client, schema: await readSchema(client), changes: await readSchemaChanges(client) };
}

const isAlive = (client: pg.Client) =>
  client.query('select 1').then(
    () => true,
    () => false,
  );

/** Keeps it for the next one. false: its tables are not what they were. */
async function empty(kept: Kept): Promise<boolean> {
  const { client } = kept;
  // A process that was killed may still be there.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const changes = await readSchemaChanges(client);
  if (changes !== kept.changes && (await readSchema(client)) !== kept.schema) return false;
  await client.query(EMPTY);
  free.push({ ...kept, changes });
  return true;
}

/** Kept while its tables are what they were; whoever changed one leaves nothing behind. */
async function giveBack(url: string, kept: Kept): Promise<void> {
  const { client, name } = kept;
  // A proof that has killed the server has ended this connection too.
  if ((await isAlive(client)) && (await empty(kept))) return;
  await client.end();
  await withClient(url, (root) => root.query(`drop database if exists ${name} with (force)`));
}

// Deleting passes by foreign keys and the ledger's triggers here, and costs a fiftieth of truncating tables that are empty.
const EMPTY = `
  set session_replication_role = replica;
  do $$
  declare emptied record;
  begin
    for emptied in
      select schemaname, tablename from pg_tables
      where schemaname in ('public', 'jobs') and tablename not like 'kysely%' and (schemaname, tablename) <> ('jobs', 'version')
    loop
      execute format('delete from %I.%I', emptied.schemaname, emptied.tablename);
    end loop;
    for emptied in select schemaname, sequencename from pg_sequences where last_value is not null loop
      execute format('alter sequence %I.%I restart', emptied.schemaname, emptied.sequencename);
    end loop;
  end $$`;

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
