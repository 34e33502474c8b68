import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { claimPort } from './claim-port.ts';
import { keepSecret } from './private-file.ts';
import { startClickHouse } from './start-clickhouse.ts';
import type { Engine } from './start-postgres.ts';

type Options = {
  dir: string;
  name: string;
  /** How many nodes; one that was not there before is made. */
  shards: number;
  log: (line: string) => void;
  /** Megabytes of each node. */
  budgetMb: number;
};

/** The folder of a node, by its place from 0. */
export const shardFolder = (dir: string, place: number): string => path.join(dir, `shard-${place + 1}`);

/**
 * Embedded nodes that know each other. A node learns of the others at its start alone: for one more, all are stopped and
 * started with the larger number.
 */
export async function startCluster({ dir, name, shards: count, log, budgetMb }: Options): Promise<Engine[]> {
  const folders = Array.from({ length: count }, (_, place) => shardFolder(dir, place));
  const shards: { port: number; password: string }[] = [];
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // In turn: two that look for a free port at once would find the same one.
    const port = await claimPort(path.join(folder, 'tcp-port'));
    shards.push({ port, password: keepSecret(path.join(folder, 'password')) });
  }
  const started: Engine[] = [];
  try {
    for (const [place, { port }] of shards.entries()) {
      const cluster = { name, tcpPort: port, shards };
      started.push(await startClickHouse({ dir: folders[place] ?? dir, log, budgetMb, cluster }));
    }
    return started;
  } catch (error) {
    await Promise.all(started.map((engine) => engine.stop()));
    throw error;
  }
}
