import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { claimPort } from './claim-port.ts';
import type { Shard } from './clickhouse-config.ts';
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

export type Cluster = {
  urls(): string[];
  /** Ends one node, by its place from 0. */
  stopShard(place: number): Promise<void>;
  startShard(place: number): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Embedded nodes that know each other. A node learns of the others at its start alone: for one more, all are stopped and
 * started with the larger number.
 */
export async function startCluster({ dir, name, shards: count, log, budgetMb }: Options): Promise<Cluster> {
  const folders = Array.from({ length: count }, (_, place) => path.join(dir, `shard-${place + 1}`));
  const shards: Shard[] = [];
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // In turn: two that look for a free port at once would find the same one.
    const port = await claimPort(path.join(folder, 'tcp-port'));
    shards.push({ port, password: keepSecret(path.join(folder, 'password')) });
  }
  const started = new Map<number, Engine>();
  const urls = new Map<number, string>();

  async function startShard(place: number): Promise<void> {
    const cluster = { name, tcpPort: shards[place]?.port ?? 0, shards };
    const engine = await startClickHouse({ dir: folders[place] ?? dir, log, budgetMb, cluster });
    started.set(place, engine);
    urls.set(place, engine.url);
  }

  async function stopShard(place: number): Promise<void> {
    await started.get(place)?.stop();
    started.delete(place);
  }

  const stop = async () => {
    await Promise.all([...started.keys()].map(stopShard));
  };
  try {
    for (const place of folders.keys()) await startShard(place);
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls: () => folders.map((_, place) => urls.get(place) ?? ''), stopShard, startShard, stop };
}
