import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { IMPORT_BOUNDS, type ImportAnswers, type ImportReport } from '@vitrina/contract/query-imports.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { Context, DbContext } from '../../platform/context.ts';
import { withQueryFile } from '../../queries/import/with-uploaded-table.ts';
import { storeSnapshots } from '../../queries/store-snapshots.ts';
import type { QueryTables } from '../../queries/tables.ts';

const NEW_LINE = 10;

/** Hands bytes on and says how many lines have ended in them so far. */
async function* countLines(
  chunks: AsyncIterable<Uint8Array>,
  report: (lines: number) => void,
): AsyncGenerator<Uint8Array> {
  let lines = 0;
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
    report(lines);
    yield chunk;
  }
}

type ImportContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks'>;
type File = { name: string; bytes: Uint8Array };
/** cabinetId null: an operator's file, shared with every cabinet. */
type Owner = { cabinetId: number | null; marketplace: Marketplace };
type Options = {
  answers?: ImportAnswers;
  /** Called while rows are taken in; an error that it throws stops the import before anything is stored. */
  progress?: (done: number, total: number) => void;
};
type Stored = Owner & { hash: string; answers: string };

async function findStored({ db }: DbContext, { cabinetId, marketplace, hash, answers }: Stored) {
  const line = await db
    .withTables<QueryTables>()
    .selectFrom('query_imports')
    .select('imported_at')
    .where('cabinet_id', 'is not distinct from', cabinetId)
    .where('marketplace', '=', marketplace)
    .where('file_sha256', '=', hash)
    .where('answers', '=', answers)
    .executeTakeFirst();
  return line?.imported_at;
}

/**
 * Reads and stores a file of queries; nothing is stored while its report has questions open. The same file with the same
 * answers is stored once for a cabinet and marketplace.
 */
export async function importQueries(
  context: ImportContext,
  owner: Owner,
  file: File,
  { answers = {}, progress = () => undefined }: Options = {},
): Promise<ImportReport> {
  const now = context.clock.now();
  const { cabinetId, marketplace } = owner;
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  const key = { ...owner, hash, answers: JSON.stringify(sorted(answers)) };
  const options = {
    name: file.name,
    maxRows: IMPORT_BOUNDS.rows,
    marketplace,
    day: moscowDay(now),
    answers,
  };
  return withQueryFile(file.bytes, options, ({ report, rows }) => {
    if (report.questions.length > 0) return Promise.resolve({ ...report, stored: 0 });
    return context.locks.runExclusive(
      `search-history: import ${cabinetId} ${marketplace} ${hash}`,
      async () => {
        const storedAt = await findStored(context, key);
        if (storedAt) return { ...report, stored: 0, importedAt: storedAt.toISOString() };
        const { source, unit } = report;
        const snapshot = { cabinet: cabinetId ?? 0, marketplace, source, unit, takenAt: toStoredMoment(now) };
        const counted = countLines(rows, (done) => progress(done, report.stored));
        await storeSnapshots(context, snapshot, Readable.from(counted, { objectMode: false }));
        await context.db
          .withTables<QueryTables>()
          .insertInto('query_imports')
          .values({
            cabinet_id: cabinetId,
            marketplace,
            file_sha256: hash,
            answers: key.answers,
            report: JSON.stringify(report),
            imported_at: now,
          })
          .execute();
        return report;
      },
    );
  });
}

function sorted(answers: ImportAnswers): object {
  return Object.fromEntries(Object.entries(answers).toSorted(([a], [b]) => a.localeCompare(b)));
}
