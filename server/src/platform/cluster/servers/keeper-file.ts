import type { Description } from './description.ts';
import { PORTS } from './ports.ts';
import { writeXml } from './write-xml.ts';

const FOLDER = '/var/lib/clickhouse/coordination';

/** The whole configuration of one server of Keeper. Its number is its place: never give it to another host. */
export function keeperFile({ keepers }: Description, host: string): string {
  return writeXml({
    logger: { level: 'information', console: 'true' },
    listen_host: '0.0.0.0',
    keeper_server: {
      tcp_port: PORTS.keeper,
      server_id: keepers.indexOf(host) + 1,
      log_storage_path: `${FOLDER}/log`,
      snapshot_storage_path: `${FOLDER}/snapshots`,
      coordination_settings: { operation_timeout_ms: 10_000, session_timeout_ms: 30_000 },
      raft_configuration: {
        server: keepers.map((hostname, place) => ({ id: place + 1, hostname, port: PORTS.keepers })),
      },
    },
  });
}
