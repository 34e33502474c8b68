import { createHash } from 'node:crypto';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { IMPORT_BOUNDS, type ImportReport } from '@vitrina/contract/query-imports.ts';
import type { Context } from '../../platform/context.ts';
import { toStoredMoment } from '../../platform/stored-moment.ts';
import type { QueryFileRefusal, QueryFileReport, QueryFileResult } from '../../queries/import/query-file.ts';
import { readQueryFile } from '../../queries/import/read-query-file.ts';
import { refuseFile } from '../../queries/import/refuse-file.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import { storeSnapshots } from '../../queries/store-snapshots.ts';
import type { QueryTables } from '../../queries/tables.ts';

type ImportContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks'>;
type File = { name: string; bytes: Uint8Array };
/** cabinetId null: an operator's file, shared with every cabinet. */
type Owner = { cabinetId: number | null; marketplace: Marketplace };

/** How many notes of each kind a report lists; the counts are complete. */
const SHOWN_NOTES = 100;

function toReport(
  fileName: string,
  { source, unit, rows, report }: Exclude<QueryFileResult, QueryFileRefusal>,
): ImportReport {
  return {
    fileName,
    source,
    unit,
    totalLines: report.totalLines,
    accepted: report.accepted,
    merged: report.merged,
    rejected: report.rejected.length,
    stored: rows.length,
    encoding: report.encoding,
    delimiter: report.delimiter,
    columns: report.columns,
    rejections: report.rejected.slice(0, SHOWN_NOTES),
    warnings: report.warnings.slice(0, SHOWN_NOTES) satisfies QueryFileReport['warnings'],
    warningsCount: report.warnings.length,
  };
}

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
  const options = { maxRows: IMPORT_BOUNDS.rows, marketplace, day: moscowDay(now) };
  const result = await readQueryFile(file, options);
  if ('refused' in result) throw refuseFile(result);
  const report = toReport(file.name, result);
  return context.locks.runInTurn(`search-history: import ${cabinetId} ${marketplace} ${hash}`, async () => {
    if (await findReport(context, owner, hash)) return { ...report, stored: 0 };
    const { source, unit } = result;
    const rows = result.rows.map((row) => ({
      text: normaliseQuery(row.queryKey),
      window_days: row.windowDays,
      day: row.day,
      count: row.frequency,
      clicks: row.clicks,
      spend: row.spendKopecks,
      category: row.category,
    }));
    const snapshot = { cabinet: cabinetId ?? 0, marketplace, source, unit, takenAt: toStoredMoment(now) };
    await storeSnapshots(context, snapshot, rows, `${cabinetId ?? 0} ${marketplace} ${hash}`);
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
  });
}
