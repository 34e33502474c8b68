import type { Description } from './description.ts';
import { keeperFile } from './keeper-file.ts';
import { clusterFile, listenFile, usersFile } from './node-files.ts';
import { PORTS } from './ports.ts';

type File = { path: string; text: string };

/** What the processes of the product are started with, once the password stands in the place of its name. */
function environment({ cluster, database, user, shards }: Description): string {
  const address = (host: string) => `http://${user}:\${CLICKHOUSE_PASSWORD}@${host}:${PORTS.http}`;
  return [
    `CLICKHOUSE_URL=${shards.map((replicas) => replicas.map(address).join('|')).join(',')}`,
    `CLICKHOUSE_CLUSTER=${cluster}`,
    'CLICKHOUSE_REPLICATED=on',
    `CLICKHOUSE_DATABASE=${database}`,
    '',
  ].join('\n');
}

/**
 * Everything that the servers of the description need, by the name of the server. Users come last of all files: an image writes
 * one of its own, which would be read over them.
 */
export function listFiles(description: Description): File[] {
  const { shards, keepers } = description;
  const nodes = shards.flat().flatMap((host) => [
    { path: `nodes/${host}/config.d/cluster.xml`, text: clusterFile(description, host) },
    { path: `nodes/${host}/config.d/listen.xml`, text: listenFile() },
    { path: `nodes/${host}/users.d/z-cluster.xml`, text: usersFile(description) },
  ]);
  const votes = keepers.map((host) => ({
    path: `keepers/${host}/keeper_config.xml`,
    text: keeperFile(description, host),
  }));
  return [...nodes, ...votes, { path: 'product.env', text: environment(description) }];
}
