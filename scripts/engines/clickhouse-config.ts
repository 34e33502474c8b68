import type { EngineMemory } from '../../server/src/platform/clickhouse/engine-memory.ts';
import { type Element, writeXml } from '../../server/src/platform/cluster/servers/write-xml.ts';

/** A node of a cluster as the others reach it. */
export type Shard = { port: number; password: string };
/** What a node is told of the cluster that it belongs to; read at its start. */
export type ClusterOfNode = { name: string; tcpPort: number; shards: readonly Shard[] };

const mebibyte = 1024 * 1024;

/** The node's own settings. Defaults would take 0.9 of the host's memory and caches of 5 GB each. */
export function clickhouseConfig(options: {
  usersFile: string;
  backups: string;
  memory: EngineMemory;
  cluster?: ClusterOfNode | undefined;
}): string {
  const { memory, cluster } = options;
  const cacheBytes = memory.cacheMb * mebibyte;
  return writeXml({
    users_config: options.usersFile,
    backups: { allowed_path: options.backups },
    max_server_memory_usage: memory.totalMb * mebibyte,
    // Merges wait rather than take what statements were promised.
    merges_mutations_memory_usage_soft_limit: memory.cacheMb * 2 * mebibyte,
    // In a container the group's memory is also the server's and the sandbox's: count this process alone.
    memory_worker_use_cgroup: 0,
    // Everybody looks at the same newest days: their blocks stay unpacked (use_uncompressed_cache of a read).
    uncompressed_cache_size: cacheBytes,
    mark_cache_size: cacheBytes,
    primary_index_cache_size: cacheBytes,
    index_mark_cache_size: cacheBytes / 2,
    text_index_tokens_cache_size: cacheBytes / 4,
    text_index_header_cache_size: cacheBytes / 4,
    text_index_postings_cache_size: cacheBytes / 2,
    // Two by default here, so that one busy kind of task holds up all others.
    background_schedule_pool_size: 8,
    compiled_expression_cache_size: 16 * mebibyte,
    logger: { console: 1 },
    ...(cluster === undefined ? {} : clusterConfig(cluster)),
  });
}

function clusterConfig({ name, tcpPort, shards }: ClusterOfNode): Element {
  return {
    tcp_port: tcpPort,
    remote_servers: {
      [name]: {
        shard: shards.map(({ port, password }) => ({
          replica: { host: '127.0.0.1', port, user: 'app', password },
        })),
      },
    },
  };
}

/**
 * `app` is the product. `default` without a password is the node's own keeper: it may run two statements, the start of
 * the listener and the one that keeps the node alive, so its name opens nothing to the other users of the machine.
 */
export function clickhouseUsers(options: {
  passwordSha256: string;
  memory: EngineMemory;
  /** The listener for other nodes is one statement more. */
  isInCluster?: boolean;
}): string {
  const { memory } = options;
  const forever = { duration: 2 ** 31 - 1, queries: options.isInCluster ? 3 : 2 };
  return writeXml({
    profiles: {
      default: {
        max_memory_usage: memory.commandMb * mebibyte,
        // Met before the node's total: a statement is refused, and the node lives on.
        max_memory_usage_for_user: memory.statementsMb * mebibyte,
        max_bytes_before_external_group_by: Math.round(memory.commandMb / 2) * mebibyte,
        max_bytes_before_external_sort: Math.round(memory.commandMb / 2) * mebibyte,
        cancel_http_readonly_queries_on_client_close: 1,
      },
      keeper: {},
    },
    quotas: { default: {}, keeper: { interval: forever } },
    users: {
      default: {
        password: '',
        networks: { ip: '::/0' },
        profile: 'keeper',
        quota: 'keeper',
        grants: { query: 'GRANT SYSTEM LISTEN ON *.*' },
      },
      app: {
        password_sha256_hex: options.passwordSha256,
        networks: { ip: '127.0.0.1' },
        profile: 'default',
        quota: 'default',
        grants: { query: 'GRANT ALL ON *.*' },
      },
    },
  });
}
