import { listFiles, type Manifest } from '../../server/src/backup/manifest.ts';

const countRows = (parts: readonly { rows: number }[]) => parts.reduce((sum, { rows }) => sum + rows, 0);

export const toMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export function describeBackup(manifest: Manifest): string {
  const { takenAt, product, postgres, clickhouse, secrets } = manifest;
  const bytes = listFiles(manifest).reduce((sum, file) => sum + file.bytes, 0);
  return [
    `Taken at ${takenAt} by Vitrina ${product}:`,
    `${countRows(postgres.tables)} rows of PostgreSQL, ${countRows(clickhouse.partitions)} of ClickHouse, ${toMegabytes(bytes)},`,
    secrets === null ? 'without secrets.json.' : 'with the sealed secrets.json.',
  ].join(' ');
}
