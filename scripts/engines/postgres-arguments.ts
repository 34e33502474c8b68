export type PostgresSettings = { cluster: string; port: number; isDurable: boolean };

/** Given at each start instead of written into the cluster: an old data folder gets the settings of a new version. */
export function postgresArguments({ cluster, port, isDurable }: PostgresSettings): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    // Only TCP with a password: no socket file in a folder that all users share.
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Acknowledged and lost on a kill with `off`: measured, 300 to 6,390 rows a time.
    synchronous_commit: isDurable ? 'on' : 'off',
    fsync: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    // Short statements on an embedded node: three reader processes and a compiler cost more than they give.
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...flags];
}

/** Text is compared as ICU says (ё beside е, ß as ss) whatever the machine's locale; numbers and messages as in C. */
export function initdbArguments(
  folder: string,
  passwordFile: string,
  collation: 'icu' | 'builtin',
): string[] {
  const locale =
    collation === 'icu'
      ? ['--locale-provider=icu', '--icu-locale=und']
      : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return [
    `--pgdata=${folder}`,
    '--encoding=UTF8',
    '--locale=C',
    ...locale,
    '--username=vitrina',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--no-instructions',
  ];
}
