import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { copyText } from '../dump-rows.ts';
import { readStored } from '../file-store.ts';
import type { Manifest } from '../manifest.ts';
import type { BackupStore } from '../stores/backup-store.ts';

// Whoever owns tables may do all of this; putting off their checks in another way takes a superuser.
const KEYS = `
  select format('%I.%I', n.nspname, c.relname) as name, quote_ident(conname) as key, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
  where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'jobs')`;

const TRIGGERS = `
  select format('%I.%I', n.nspname, c.relname) as name, quote_ident(tgname) as trigger,
    case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as enable
  from pg_trigger join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not tgisinternal and tgenabled <> 'D' and n.nspname in ('public', 'jobs')`;

type Key = { name: string; key: string; definition: string };
type Trigger = { name: string; trigger: string; enable: string };

/** Keys between tables are dropped and made again behind the rows, which checks every one of them; triggers rest. */
async function withoutChecks(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<Key>(KEYS);
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS);
  for (const { name, key } of keys) await client.query(`alter table ${name} drop constraint ${key}`);
  for (const { name, trigger } of triggers)
    await client.query(`alter table ${name} disable trigger ${trigger}`);
  await load();
  for (const { name, trigger, enable } of triggers)
    await client.query(`alter table ${name} ${enable} trigger ${trigger}`);
  for (const { name, key, definition } of keys)
    await client.query(`alter table ${name} add constraint ${key} ${definition}`);
}

async function loadTables(client: pg.Client, store: BackupStore, { tables }: Manifest['postgres']) {
  const names = tables.map(
    ({ schema, name }) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`,
  );
  // Migrations put some rows into new tables themselves.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const stream = client.query(from(`${copyText(client, table)} from stdin`));
    await pipeline(readStored(store, table.file), stream);
    if (stream.rowCount !== table.rows)
      throw new Error(`${table.name} has ${stream.rowCount} rows in its file instead of ${table.rows}.`);
  }
}

/** All rows and where their numbers go on, inside of the caller's transaction. */
export async function loadRows(
  client: pg.Client,
  store: BackupStore,
  backup: Manifest['postgres'],
): Promise<void> {
  await withoutChecks(client, () => loadTables(client, store, backup));
  for (const { schema, name, last, is_called } of backup.sequences)
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint, $5)', [
      '%I.%I',
      schema,
      name,
      last,
      is_called,
    ]);
}
