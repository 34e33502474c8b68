import { cloneOf, type Part } from './clone-parts.ts';
import { isStored, storeFile } from './file-store.ts';
import { listBackups, type Partition, readManifest } from './manifest.ts';
import type { NativeBlocks } from './native-blocks.ts';
import type { BackupStore } from './stores/backup-store.ts';

export type Known = ReadonlyMap<string, Partition>;

const keyOf = ({ table, id, parts, rows }: Omit<Part, 'node'>) => [table, id, parts, rows].join(' ');

export const findKnown = (known: Known, part: Part): Partition | undefined => known.get(keyOf(part));

/** Partitions that the newest backup of a store has. */
export async function listKnown(store: BackupStore): Promise<Known> {
  const name = (await listBackups(store)).at(-1);
  const known = new Map<string, Partition>();
  if (name === undefined) return known;
  const { clickhouse } = await readManifest(store, name);
  for (const partition of clickhouse.partitions)
    if (await isStored(store, partition.file)) known.set(keyOf(partition), partition);
  return known;
}

async function dumpPartition(
  store: BackupStore,
  nodes: readonly NativeBlocks[],
  { node, ...part }: Part,
): Promise<Partition> {
  const { table, id, rows } = part;
  const blocks = nodes[node];
  if (!blocks) throw new Error(`There is no node ${node}.`);
  const read = await blocks.read(`select * from ${cloneOf(table)} where _partition_id = {id:String}`, { id });
  if (read.rows !== rows)
    throw new Error(`${table}: a partition of ${rows} rows was read as ${read.rows} of them.`);
  return { ...part, file: await storeFile(store, read.stream) };
}

/** Each partition as a file; one that has not changed since the last backup is read no more. */
export async function dumpColumns(
  store: BackupStore,
  nodes: readonly NativeBlocks[],
  { parts, known }: { parts: readonly Part[]; known: Known },
): Promise<Partition[]> {
  const dumped: Partition[] = [];
  for (const part of parts) dumped.push(findKnown(known, part) ?? (await dumpPartition(store, nodes, part)));
  return dumped;
}
