import { replicate } from './replicate.ts';
import { MADE_ON_EACH_NODE, SETS, SHARD_KEYS } from './shard-keys.ts';

/** The two databases of every node: the tables of the whole cluster, and the rows of this node below them. */
export type Databases = { cluster: string; whole: string; shard: string; isReplicated: boolean };

/** A statement of one node as the cluster carries it out; steps go one after another. */
export type Step = {
  /** Every node, one replica of every shard, or the node that this process works with. */
  on: 'nodes' | 'shards' | 'own';
  /** The database in which names without one are looked up. */
  in: 'whole' | 'shard';
  sql: string;
};

type Parameters = Record<string, unknown>;

const NAME = /^\w+$/;
const CREATE_LIKE = /^\s*create table (\w+) as (\w+)\s*$/i;
const CREATE = /^\s*create (temporary )?table /i;
const DROP = /^\s*drop table (?:if exists )?(\w+)( sync)?\s*$/i;
const INSERT = /^\s*insert into (\w+)/i;
const IN_SET = new RegExp(String.raw`\bin (${SETS.join('|')})\b`, 'gi');

/** Puts names of tables in the place of their parameters: where a statement goes depends on its table. */
function nameTables(sql: string, parameters: Parameters): string {
  return sql.replaceAll(/\{(\w+):Identifier\}/g, (placeholder, parameter: string) => {
    const name = parameters[parameter];
    return typeof name === 'string' && NAME.test(name) ? name : placeholder;
  });
}

/** Sets stand only among the tables of the node. */
export function reachSets(sql: string, { shard }: Databases): string {
  return sql.replaceAll(IN_SET, (_, set: string) => `in ${shard}.${set}`);
}

/** A table of the whole cluster over the one of that name on each node. */
export function createWhole(name: string, key: string, { cluster, whole, shard }: Databases): string {
  return `create or replace table ${whole}.${name} as ${shard}.${name} engine = Distributed('${cluster}', '${shard}', '${name}', ${key})`;
}

function planInsert(sql: string, table: string, databases: Databases): Step[] {
  if (MADE_ON_EACH_NODE.includes(table)) return [{ on: 'shards', in: 'shard', sql }];
  const reached = reachSets(sql, databases);
  if (!SETS.includes(table)) return [{ on: 'own', in: 'whole', sql: reached }];
  const target = reached.replace(INSERT, `insert into ${databases.shard}.${table}`);
  return [{ on: 'shards', in: 'whole', sql: target }];
}

/** How the cluster carries out what one node would do by itself. */
export function planCommand(given: string, parameters: Parameters, databases: Databases): Step[] {
  const steps = planSteps(given, parameters, databases);
  if (!databases.isReplicated) return steps;
  return steps.flatMap((step) =>
    step.on === 'shards' ? replicate(step.sql).map((sql) => ({ ...step, sql })) : [step],
  );
}

function planSteps(given: string, parameters: Parameters, databases: Databases): Step[] {
  const sql = nameTables(given, parameters);
  const [, insertInto] = INSERT.exec(sql) ?? [];
  if (insertInto !== undefined) return planInsert(sql, insertInto, databases);
  const [, like, model = ''] = CREATE_LIKE.exec(sql) ?? [];
  const key = SHARD_KEYS[model];
  if (like !== undefined && key !== undefined)
    return [
      { on: 'shards', in: 'shard', sql },
      { on: 'nodes', in: 'whole', sql: createWhole(like, key, databases) },
    ];
  // A table for one piece of work, which one process does, with the node that it works with.
  if (CREATE.test(sql)) return [{ on: 'own', in: 'whole', sql }];
  const [, dropped, sync = ''] = DROP.exec(sql) ?? [];
  if (dropped !== undefined) {
    const drop = `drop table if exists ${dropped}${sync}`;
    return [
      { on: 'nodes', in: 'whole', sql: drop },
      { on: 'shards', in: 'shard', sql: drop },
    ];
  }
  return [{ on: 'shards', in: 'shard', sql }];
}
