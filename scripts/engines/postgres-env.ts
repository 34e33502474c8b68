/** Only what the programs need: PGDATA, PGOPTIONS or a strange locale of the caller must not reach them. */
export function postgresEnv(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
