import pg from 'pg';

type Kept = { name: string; schema: string };

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
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`));
  return { name, schema: await withClient(withDatabase(url, name), readSchema) };
}

/** Kept while its tables are what they were; whoever changed one leaves nothing behind. */
async function giveBack(url: string, kept: Kept): Promise<void> {
  const isWhole = await withClient(withDatabase(url, kept.name), async (client) => {
    // A process that was killed may still be there.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if ((await readSchema(client)) !== kept.schema) return false;
    await client.query(EMPTY);
    return true;
  });
  if (isWhole) free.push(kept);
  else await withClient(url, (client) => client.query(`drop database if exists ${kept.name} with (force)`));
}

/** Tables of the job queue come and go with its first use; what is ours has to be as the migrations made it. */
async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(`
    select md5(string_agg(line, e'\\n' order by line)) as schema from (
      select format('%s %s %s %s %s', c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull) as line
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace
      union all
      select pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
      union all
      select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select setconfig::text from pg_db_role_setting join pg_database d on d.oid = setdatabase
      where d.datname = current_database()
    ) as lines`);
  return rows[0]?.schema ?? '';
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
