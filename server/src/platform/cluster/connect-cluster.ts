import type * as z from 'zod';
import { type ClickHouse, type ClickHouseOptions, connectClickHouse } from '../clickhouse/client.ts';
import { isRefusal } from '../clickhouse/errors.ts';
import { type ClusterNames, databasesOf } from './databases-of.ts';
import { planCommand, reachSets, type Step } from './plan-command.ts';
import { settingsOf } from './settings.ts';
import { type ShardAddresses, shardsOf } from './shards-of.ts';

type Node = { whole: ClickHouse; shard: ClickHouse };

const OF_NODES = /\bsystem\./i;

/** The next replica takes over where one refuses the connection. */
async function onOneOf(replicas: readonly Node[], work: (node: Node) => Promise<void>): Promise<void> {
  for (const [place, node] of replicas.entries())
    try {
      await work(node);
      return;
    } catch (error) {
      if (!isRefusal(error) || place === replicas.length - 1) throw error;
    }
}

/** The same as connectClickHouse for several nodes that share the rows. */
export function connectCluster(
  addresses: ShardAddresses,
  names: ClusterNames,
  options: ClickHouseOptions = {},
): ClickHouse {
  const databases = databasesOf(names);
  const settings = settingsOf(databases.isReplicated);
  const connect = (url: string): Node => ({
    whole: connectClickHouse(url, databases.whole, { ...options, settings: settings.whole }),
    shard: connectClickHouse(url, databases.shard, { ...options, settings: settings.shard }),
  });
  const shards = shardsOf(addresses).map((replicas) => replicas.map(connect));
  const nodes = shards.flat();
  // Processes begin with different nodes, so that none does the work of all.
  let own = process.pid % nodes.length;
  const wholeOf = (place: number) => {
    const node = nodes[place];
    if (!node) throw new Error('A cluster has at least one address.');
    return node.whole;
  };

  /** The next node takes over where one refuses the connection; what was sent to it did not begin. */
  async function onOwn<T>(work: (node: ClickHouse) => Promise<T>, { again = true } = {}): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      const place = own;
      try {
        return await work(wholeOf(place));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (own === place) own = (place + 1) % nodes.length;
        if (!again || tried >= nodes.length) throw error;
      }
    }
  }

  async function onEach<T>(these: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    const done = await Promise.allSettled(these.map(work));
    // After all of them: what still runs on one node must not meet whoever tries again.
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  }

  async function take(name: string, { on, in: database, sql }: Step, parameters: Record<string, unknown>) {
    const work = (node: Node) => node[database].command(name, sql, parameters);
    if (on === 'own') await onOwn((node) => node.command(name, sql, parameters));
    else if (on === 'nodes') await onEach(nodes, work);
    else await onEach(shards, (replicas) => onOneOf(replicas, work));
  }

  /** What the nodes say of themselves, each thing once. */
  async function rowsOfNodes<T extends z.ZodType>(
    ask: (database: ClickHouse) => Promise<z.output<T>[]>,
  ): Promise<z.output<T>[]> {
    const answers = await Promise.all(nodes.flatMap(({ whole, shard }) => [ask(whole), ask(shard)]));
    return [...new Map(answers.flat().map((row) => [JSON.stringify(row), row])).values()];
  }

  const read = (sql: string) => reachSets(sql, databases);
  return {
    rows: async (named, sql, parameters, row) =>
      OF_NODES.test(sql)
        ? rowsOfNodes((node) => node.rows(named, sql, parameters, row))
        : onOwn((node) => node.rows(named, read(sql), parameters, row)),
    page: async (named, sql, parameters, row) =>
      onOwn((node) => node.page(named, read(sql), parameters, row)),
    binary: async (name, sql, parameters) => onOwn((node) => node.binary(name, read(sql), parameters)),
    command: async (name, sql, parameters = {}) => {
      for (const step of planCommand(sql, parameters, databases)) await take(name, step, parameters);
    },
    insert: async (name, table, rows, token) => onOwn((node) => node.insert(name, table, rows, token)),
    // A stream is read once.
    insertCsv: async (name, table, columns, csv) =>
      onOwn((node) => node.insertCsv(name, table, columns, csv), { again: false }),
    insertJson: async (name, table, lines) =>
      onOwn((node) => node.insertJson(name, table, lines), { again: false }),
    insertBinary: async (name, rows) => onOwn((node) => node.insertBinary(name, rows)),
    parquet: (columns, pages) => wholeOf(own).parquet(columns, pages),
    isAlive: async () => {
      const alive = await Promise.all(nodes.map(({ whole }) => whole.isAlive().catch(() => false)));
      return alive.includes(true);
    },
    load: () => {
      const loads = nodes.flatMap(({ whole, shard }) => [whole.load(), shard.load()]);
      return {
        people: loads.reduce((sum, { people }) => sum + people, 0),
        background: loads.reduce((sum, { background }) => sum + background, 0),
      };
    },
    close: async () =>
      onEach(nodes, async ({ whole, shard }) => void (await Promise.all([whole.close(), shard.close()]))),
  };
}
