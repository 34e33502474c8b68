import { createHash } from 'node:crypto';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { IMPORT_BOUNDS, type ImportReport } from '@vitrina/contract/query-imports.ts';
import type { Context } from '../../platform/context.ts';
import { toStoredMoment } from '../../platform/stored-moment.ts';
import { withQueryFile } from '../../queries/import/with-uploaded-table.ts';
import { storeSnapshots } from '../../queries/store-snapshots.ts';
import type { QueryTables } from '../../queries/tables.ts';

type ImportContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks'>;
type File = { name: string; bytes: Uint8Array };
/** cabinetId null: an operator's file, shared with every cabinet. */
type Owner = { cabinetId: number | null; marketplace: Marketplace };

async function findReport({ db }: Pick<Context, 'db'>, { cabinetId, marketplace }: Owner, hash: string) {
  const line = await db
    .withTables<QueryTables>()
    .selectFrom('query_imports')
    .select('report')
    .where('cabinet_id', 'is not distinct from', cabinetId)
    .where('marketplace', '=', marketplace)
    .where('file_sha256', '=', hash)
    .executeTakeFirst();
  return line?.report as ImportReport | undefined;
}

/** Reads and stores a file of queries. The same file for the same cabinet and marketplace is stored once. */
export async function importQueries(context: ImportContext, owner: Owner, file: File): Promise<ImportReport> {
  const now = context.clock.now();
  const { cabinetId, marketplace } = owner;
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  const options = { name: file.name, maxRows: IMPORT_BOUNDS.rows, marketplace, day: moscowDay(now) };
  return withQueryFile(file.bytes, options, ({ report, rows }) =>
    context.locks.runInTurn(`search-history: import ${cabinetId} ${marketplace} ${hash}`, async () => {
      if (await findReport(context, owner, hash)) return { ...report, stored: 0 };
      const { source, unit } = report;
      const snapshot = { cabinet: cabinetId ?? 0, marketplace, source, unit, takenAt: toStoredMoment(now) };
      await storeSnapshots(context, snapshot, rows);
      await context.db
        .withTables<QueryTables>()
        .insertInto('query_imports')
        .values({
          cabinet_id: cabinetId,
          marketplace,
          file_sha256: hash,
          report: JSON.stringify(report),
          imported_at: now,
        })
        .execute();
      return report;
    }),
  );
}
