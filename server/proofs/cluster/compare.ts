import * as z from 'zod';
import type { ClickHouse } from '../../src/platform/clickhouse/client.ts';
import { SHARD_KEYS } from '../../src/platform/cluster/shard-keys.ts';
import type { Sent } from './twin.ts';

/** The same number, added up in another order. */
const ROUNDING = 1e-6;

function areAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(one));
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other;
  const [mine, others] = [Object.entries(one), Object.entries(other)];
  return (
    mine.length === others.length &&
    mine.every(([key, value], index) => key === others[index]?.[0] && areAlike(value, others[index][1]))
  );
}

/** What stands in no brackets says in which order the rows come. */
function isOrdered(sql: string): boolean {
  let outer = sql;
  for (let before = ''; before !== outer; ) {
    before = outer;
    outer = outer.replaceAll(/\([^()]*\)/g, '');
  }
  return /\border by\b/i.test(outer);
}

const inAnyOrder = (rows: readonly unknown[]) => rows.toSorted((one, other) => compareText(one, other));
const compareText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const withoutLists = (row: unknown) =>
  row !== null && typeof row === 'object'
    ? Object.fromEntries(Object.entries(row).filter(([, value]) => !Array.isArray(value)))
    : row;

/** Every list of single values in a row, however deep it lies. */
function listsOf(value: unknown): unknown[][] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value);
  const isFlat = inner.every((one) => one === null || typeof one !== 'object');
  return Array.isArray(value) && isFlat ? [inner] : inner.flatMap(listsOf);
}

/**
 * Lists that a statement gathers side by side come in no order, on one node as well: what stands at one place of all of them
 * belongs together.
 */
function withGathered(row: unknown): unknown[] {
  const lists = listsOf(row);
  const [first = []] = lists;
  if (lists.some((list) => list.length !== first.length)) return lists.map(inAnyOrder);
  return inAnyOrder(first.map((_, place) => lists.map((list) => list[place])));
}

const isGathering = (sql: string) => /\bgroup(?:Uniq)?Array\(/i.test(sql) && !/\barraySort\(/i.test(sql);

type Answer = { rows: unknown[]; total: number };

async function answer(clickhouse: ClickHouse, { named, sql, parameters, as, name }: Sent): Promise<Answer> {
  if (as === 'page') {
    const { rows, total } = await clickhouse.page(named, sql, parameters, z.unknown());
    return { rows, total };
  }
  if (as === 'rows') {
    const rows = await clickhouse.rows(named, sql, parameters, z.unknown());
    return { rows, total: rows.length };
  }
  // The numbers behind the binary answer; the format is the engine's own.
  const bytes = await clickhouse.binary(name, sql, parameters);
  const rows = await clickhouse.rows(named, sql, parameters, z.unknown());
  return { rows, total: bytes.length };
}

export type Compared = {
  name: string;
  /** '': both answered the same. */
  difference: string;
  nodeMs: number;
  clusterMs: number;
  bytesMoved: number;
  rows: number;
};

const Bytes = z.object({ bytes: z.coerce.number() });

/** What all nodes have received until now, from programs and from each other. */
async function countReceived(nodes: readonly ClickHouse[]): Promise<number> {
  const counts = await Promise.all(
    nodes.map(async (node) =>
      node.rows(
        'count received bytes',
        `select value as bytes from system.events where event = 'NetworkReceiveBytes'`,
        {},
        Bytes,
      ),
    ),
  );
  return counts.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}

async function timed<T>(work: () => Promise<T>): Promise<{ done: T; ms: number }> {
  const started = performance.now();
  return { done: await work(), ms: performance.now() - started };
}

function differenceOf(sent: Sent, one: Answer, other: Answer): string {
  if (one.rows.length !== other.rows.length) return `${one.rows.length} rows and ${other.rows.length}`;
  if (one.total !== other.total) return `total ${one.total} and ${other.total}`;
  if (areAlike(one.rows, other.rows)) return '';
  const gathered = (rows: readonly unknown[]) => {
    const parts = rows.map((row) => [withoutLists(row), withGathered(row)]);
    return isOrdered(sent.sql) ? parts : inAnyOrder(parts);
  };
  if (isGathering(sent.sql) && areAlike(gathered(one.rows), gathered(other.rows))) return '';
  const sorted = areAlike(inAnyOrder(one.rows), inAnyOrder(other.rows));
  if (sorted) return isOrdered(sent.sql) ? 'other order' : '';
  const at = one.rows.findIndex((row, index) => !areAlike(row, other.rows[index]));
  return `row ${at}: ${JSON.stringify(one.rows[at])} and ${JSON.stringify(other.rows[at])}`.slice(0, 400);
}

type Stores = { node: ClickHouse; cluster: ClickHouse; nodes: readonly ClickHouse[] };

/** Asks the same of one node and of the cluster. */
export async function compareStatement({ node, cluster, nodes }: Stores, sent: Sent): Promise<Compared> {
  const one = await timed(() => answer(node, sent));
  const before = await countReceived(nodes);
  const other = await timed(() =>
    answer(cluster, sent).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    ),
  );
  const bytesMoved = (await countReceived(nodes)) - before;
  const measured = {
    name: sent.name,
    nodeMs: one.ms,
    clusterMs: other.ms,
    bytesMoved,
    rows: one.done.rows.length,
  };
  const difference =
    other.done instanceof Error ? other.done.message.slice(0, 400) : differenceOf(sent, one.done, other.done);
  return { ...measured, difference };
}

const Content = z.object({ rows: z.coerce.number(), hash: z.string() });

const MERGING = `select name from system.tables
  where database = currentDatabase() and match(engine, '(Replacing|Aggregating)MergeTree')`;

/** Tables whose rows on the cluster are others than those of the node. */
export async function compareTables(node: ClickHouse, cluster: ClickHouse): Promise<string[]> {
  const wrong: string[] = [];
  const merging = await node.rows('list tables that merge rows', MERGING, {}, z.object({ name: z.string() }));
  for (const table of Object.keys(SHARD_KEYS)) {
    const sql = `select count() as rows, toString(groupBitXor(cityHash64(toString(tuple(*))))) as hash from ${table}${merging.some(({ name }) => name === table) ? ' final' : ''}`;
    const ask = async (clickhouse: ClickHouse) => clickhouse.rows('hash a table', sql, {}, Content);
    const [[one], [other]] = await Promise.all([ask(node), ask(cluster)]);
    if (one?.rows !== other?.rows || one?.hash !== other?.hash)
      wrong.push(`${table}: ${one?.rows} rows and ${other?.rows}`);
  }
  return wrong;
}
