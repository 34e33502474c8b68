import type pg from 'pg';

async function read(client: pg.Client, statement: { name: string; text: string }): Promise<string> {
  const { rows } = await client.query<{ found: string }>(statement);
  return rows[0]?.found ?? '';
}

/** Tables of the job queue come and go with its first use; what is ours has to be as the migrations made it. */
export const readSchema = (client: pg.Client) => read(client, SCHEMA);

/** Differs after each change of a schema, also after one that was taken back; and costs a twentieth. */
export const readSchemaChanges = (client: pg.Client) => read(client, CHANGES);

const SCHEMA = {
  name: 'schema',
  text: `
    select md5(string_agg(line, e'\\n' order by line)) as found from (
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
    ) as lines`,
};

// An alteration is a new row of a catalogue. Sequences that begin anew are one too.
const CHANGES = {
  name: 'changes of the schema',
  text: `
    select string_agg(format('%s %s', rows, newest), ' ' order by part) as found from (
      select 1 as part, count(*) as rows, max(xmin::text::bigint) as newest from pg_class
      where relnamespace = 'public'::regnamespace and relkind <> 'S'
      union all
      select 2, count(*), max(a.xmin::text::bigint) from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace
      union all
      select 3, count(*), max(t.xmin::text::bigint) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace
      union all
      select 4, count(*), max(xmin::text::bigint) from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select 5, count(*), max(xmin::text::bigint) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 6, count(*), max(s.xmin::text::bigint) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database()
    ) as parts`,
};
