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

const Found = z.object({ table: z.string(), id: z.string(), parts: z.string(), rows: z.int() });
/** `node`: which of the nodes has it; of a cluster each has its own rows. */
export type Part = z.infer<typeof Found> & { node: number };

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

// An insert stores rows in a table and then in those that are fed by it. One from another node names the database.
const FEEDING = `
  select count() as running from system.processes
  where (current_database = currentDatabase() or position(query, currentDatabase() || '.') > 0)
    and query ilike '%insert into%'
    and arrayExists(name -> position(query, name) > 0, (
      select groupArray(name) from system.tables
      where database = currentDatabase() and notEmpty(dependencies_table)))`;

const nameOf = ({ node, table, id }: Part) => `${node} ${table} ${id}`;
const isSame = (before: readonly Part[], after: readonly Part[]) =>
  JSON.stringify(before) === JSON.stringify(after);

type Nodes = readonly ClickHouse[];

async function isFeeding(nodes: Nodes): Promise<boolean> {
  const found = await Promise.all(
    nodes.map((node) => node.rows('find feeding inserts', FEEDING, {}, z.object({ running: z.int() }))),
  );
  return found.some(([one]) => one?.running !== 0);
}

/** In the order of one node for all of them. */
async function listParts(nodes: Nodes): Promise<Part[]> {
  const found = await Promise.all(
    nodes.map((node) => node.rows('list parts for a backup', PARTS, {}, Found)),
  );
  const isLast = ({ table }: Part) => Number(table === 'q');
  return found
    .flatMap((parts, node) => parts.map((part) => ({ ...part, node })))
    .toSorted(
      (one, other) =>
        isLast(one) - isLast(other) || (one.table < other.table ? -1 : Number(one.table > other.table)),
    );
}

async function dropClones(clickhouse: ClickHouse): Promise<void> {
  const left = await clickhouse.rows(
    'list clones',
    'select name from system.tables where database = currentDatabase() and startsWith(name, {prefix:String})',
    { prefix: PREFIX },
    z.object({ name: z.string() }),
  );
  for (const { name } of left) await clickhouse.command('drop a clone', `drop table ${name} sync`);
}

async function createClone(clickhouse: ClickHouse, table: string): Promise<void> {
  await clickhouse.command('create a clone', `create table ${cloneOf(table)} as ${table}`);
  await clickhouse.command(
    'keep the parts of a clone',
    `alter table ${cloneOf(table)} modify setting ${NO_MERGES}`,
  );
}

/**
 * Links of the parts of a moment, which cost no space and stay while the tables go on. `isKnown`: a partition that an earlier
 * backup has needs none.
 */
export function createClones(nodes: Nodes, isKnown: (part: Part) => boolean) {
  const cloned = new Map<string, string>();
  const tables = new Set<string>();

  const drop = async (): Promise<void> => void (await Promise.all(nodes.map(dropClones)));

  async function clone(part: Part): Promise<void> {
    const { table, id, parts } = part;
    const clickhouse = nodes[part.node];
    if (!clickhouse) throw new Error(`There is no node ${part.node}.`);
    const ofNode = `${part.node} ${table}`;
    if (!tables.has(ofNode)) await createClone(clickhouse, table);
    tables.add(ofNode);
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
      await catchUp(await listParts(nodes));
    },
    /**
     * Two equal looks with the clones made in between: that is how all tables stood at one moment. undefined: something
     * did not stop changing.
     */
    finish: async (): Promise<Part[] | undefined> => {
      const until = performance.now() + QUIET_MS;
      while (performance.now() < until) {
        if (!(await isFeeding(nodes))) {
          const parts = await listParts(nodes);
          await catchUp(parts);
          if (!(await isFeeding(nodes)) && isSame(parts, await listParts(nodes))) return parts;
        }
        await wait(LOOK_AGAIN_MS);
      }
      return undefined;
    },
  };
}
