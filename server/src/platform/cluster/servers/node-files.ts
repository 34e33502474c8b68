import { REPLICA_SETTINGS } from '../settings.ts';
import type { Description } from './description.ts';
import { PORTS } from './ports.ts';
import { type Element, writeXml } from './write-xml.ts';

/** Passwords stand in the environment of each server and in no file of these. */
const PASSWORD: Element = { '@from_env': 'CLICKHOUSE_PASSWORD' };
const PARTS_PASSWORD: Element = { '@from_env': 'CLICKHOUSE_INTERSERVER_PASSWORD' };

/** Takes the place of what the package's own file has under this name: its examples, and shards of before. */
const instead = (element: Element): Element => ({ '@replace': '1', ...element });

/** What a node knows of the others and of itself. */
export function clusterFile({ cluster, user, shards, keepers }: Description, host: string): string {
  const place = shards.findIndex((replicas) => replicas.includes(host));
  return writeXml({
    remote_servers: instead({
      [cluster]: {
        shard: shards.map((replicas) => ({
          // A row is sent to one replica, and the tables carry it to the other.
          internal_replication: 'true',
          replica: replicas.map((one) => ({ host: one, port: PORTS.native, user, password: PASSWORD })),
        })),
      },
    }),
    macros: instead({ cluster, shard: place + 1, replica: host }),
    zookeeper: instead({ node: keepers.map((keeper) => ({ host: keeper, port: PORTS.keeper })) }),
    default_replica_path: '/clickhouse/tables/{uuid}/{shard}',
    default_replica_name: '{replica}',
    // Where the other replica fetches parts.
    interserver_http_host: host,
    interserver_http_port: PORTS.parts,
    interserver_http_credentials: { user: 'interserver', password: PARTS_PASSWORD },
  });
}

/** Without it a server of the package answers its own machine alone; an image has such a file already. */
export function listenFile(): string {
  return writeXml({ listen_host: '0.0.0.0' });
}

/** Whoever changes rows by hand changes them on both replicas too. */
export function usersFile({ user }: Description): string {
  return writeXml({
    profiles: { [user]: { ...REPLICA_SETTINGS } },
    users: {
      [user]: instead({
        password: PASSWORD,
        networks: { ip: '::/0' },
        profile: user,
        quota: 'default',
        grants: { query: 'GRANT ALL ON *.*' },
      }),
    },
  });
}
