import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { ClickHouse } from '../platform/clickhouse/client.ts';
import { RESTORE_MARK } from '../platform/migrations.ts';

const PREFIX = 'backup_of_';
export const cloneOf = (table: string) => `${PREFIX}${table}`;

/** As long as those who want to write wait for a backup at most; the statements of requests wait for 15 s. */
const QUIET_MS = 5000;
const LOOK_AGAIN_MS = 20;

/** A merge adds up rows, and then they would not be those that were counted. */
const NO_MERGES = 'max_bytes_to_merge_at_max_space_in_pool = 1, max_bytes_to_merge_at_min_space_in_pool = 1';

const Part = z.object({ table: z.string(), id: z.string(), parts: z.string(), rows: z.int() });
export type Part = z.infer<typeof Part>;

// What is in the making or staged is made again. Queries come last: everything else names their numbers, and they are
// only ever added.
const PARTS = `
  select table, partition_id as id, sum(part.rows) as rows,
    lower(hex(sipHash128(arrayStringConcat(arraySort(groupArray(hash_of_all_files)))))) as parts
  from system.parts as part
  where database = currentDatabase() and active and part.rows > 0
    and not startsWith(table, '${PREFIX}') and not startsWith(table, 'sq_stage_') and not endsWith(table, '_next')
    and table not in ('migrations', '${RESTORE_MARK}')
  group by table, id
  order by table = 'q', table, id`;

// An insert stores rows in a table and then in those that are fed by it.
const FEEDING = `
  select count() as running from system.processes
  where current_database = currentDatabase() and query ilike '%insert into%'
    and arrayExists(name -> position(query, name) > 0, (
      select groupArray(name) from system.tables
      where database = currentDatabase() and notEmpty(dependencies_table)))`;

const nameOf = ({ table, id }: Part) => `${table} ${id}`;
const isSame = (before: readonly Part[], after: readonly Part[]) =>
  JSON.stringify(before) === JSON.stringify(after);

async function isFeeding(clickhouse: ClickHouse): Promise<boolean> {
  const [found] = await clickhouse.rows('find feeding inserts', FEEDING, {}, z.object({ running: z.int() }));
  return found?.running !== 0;
}

const listParts = (clickhouse: ClickHouse) => clickhouse.rows('list parts for a backup', PARTS, {}, Part);

/**
 * Links of the parts of a moment, which cost no space and stay while the tables go on. `isKnown`: a partition that an earlier
 * backup has needs none.
 */
export function createClones(clickhouse: ClickHouse, isKnown: (part: Part) => boolean) {
  const cloned = new Map<string, string>();
  const tables = new Set<string>();

  async function drop(): Promise<void> {
    const left = await clickhouse.rows(
      'list clones',
      'select name from system.tables where database = currentDatabase() and startsWith(name, {prefix:String})',
      { prefix: PREFIX },
      z.object({ name: z.string() }),
    );
    for (const { name } of left) await clickhouse.command('drop a clone', `drop table ${name} sync`);
  }

  async function createClone(table: string): Promise<void> {
    await clickhouse.command('create a clone', `create table ${cloneOf(table)} as ${table}`);
    await clickhouse.command(
      'keep the parts of a clone',
      `alter table ${cloneOf(table)} modify setting ${NO_MERGES}`,
    );
    tables.add(table);
  }

  async function clone(part: Part): Promise<void> {
    const { table, id, parts } = part;
    if (!tables.has(table)) await createClone(table);
    await clickhouse.command(
      'clone a partition',
      `alter table ${cloneOf(table)} replace partition id {id:String} from ${table}`,
      { id },
    );
    cloned.set(nameOf(part), parts);
  }

  async function catchUp(parts: readonly Part[]): Promise<void> {
    for (const part of parts)
      if (!isKnown(part) && cloned.get(nameOf(part)) !== part.parts) await clone(part);
  }

  return {
    drop,
    /** Most of the work, while everybody writes. */
    begin: async () => {
      await drop();
      await catchUp(await listParts(clickhouse));
    },
    /**
     * Two equal looks with the clones made in between: that is how all tables stood at one moment. undefined: something
     * did not stop changing.
     */
    finish: async (): Promise<Part[] | undefined> => {
      const until = performance.now() + QUIET_MS;
      while (performance.now() < until) {
        if (!(await isFeeding(clickhouse))) {
          const parts = await listParts(clickhouse);
          await catchUp(parts);
          if (!(await isFeeding(clickhouse)) && isSame(parts, await listParts(clickhouse))) return parts;
        }
        await wait(LOOK_AGAIN_MS);
      }
      return undefined;
    },
  };
}
