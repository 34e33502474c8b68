import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { storeFile } from './file-store.ts';
import { connectAlone } from './hold-outboxes.ts';
import type { Manifest, RowTable, Sequence } from './manifest.ts';
import type { BackupStore } from './stores/backup-store.ts';

// Migrations and the queue make their own tables and notes of them.
const TABLES = `
  select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_namespace n on n.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where nspname in ('public', 'jobs') and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    and relname not like 'kysely%' and (nspname, relname) <> ('jobs', 'version')
  group by nspname, relname order by nspname, relname`;

type Table = Pick<RowTable, 'schema' | 'name' | 'columns'>;
type Snapshot = { client: pg.Client; sequences: Sequence[]; tables: Table[] };

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: Sequence['schema']; name: string }>(`
    select schemaname as schema, sequencename as name from pg_sequences
    where schemaname in ('public', 'jobs') order by 1, 2`);
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const { rows: states } = await client.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`,
    );
    for (const state of states) sequences.push({ schema, name, ...state });
  }
  return sequences;
}

/** Everything as it is at this moment, for as long as the connection stays open. Sequences stand outside of that. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await connectAlone(url);
  await client.query('begin isolation level repeatable read read only');
  const { rows: tables } = await client.query<Table>(TABLES);
  return { client, sequences: await readSequences(client), tables };
}

export async function readVersions(
  client: pg.Client,
): Promise<Omit<Manifest['postgres'], 'tables' | 'sequences'>> {
  const { rows: servers } = await client.query<{ server: string; queue: string | null }>(
    "select current_setting('server_version') as server, to_regclass('jobs.version')::text as queue",
  );
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const { rows: queue } = servers[0]?.queue
    ? await client.query<{ version: number }>('select version from jobs.version')
    : { rows: [] };
  return {
    server: servers[0]?.server ?? '',
    migrations: migrations.map(({ name }) => name),
    queueVersion: queue[0]?.version ?? null,
  };
}

export function copyText(client: pg.Client, { schema, name, columns }: Table): string {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)} (${names})`;
}

export async function dumpRows(store: BackupStore, { client, tables }: Snapshot): Promise<RowTable[]> {
  const dumped: RowTable[] = [];
  for (const table of tables) {
    const stream = client.query(to(`${copyText(client, table)} to stdout`));
    const file = await storeFile(store, stream);
    dumped.push({ ...table, rows: stream.rowCount, file });
  }
  return dumped;
}
