import { Readable } from 'node:stream';
import type { TimedContext } from '../platform/context.ts';
import type { FileAnswer } from '../platform/http/serve.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { CONTENT_TYPES } from './rules.ts';
import type { ExportsTables } from './tables.ts';

type Input = { userId: number; cabinetId: number; exportId: string };

async function* readPieces(db: Db, exportId: string, attempt: number, bytes: number) {
  let left = bytes;
  for (let number = 0; left > 0; number += 1) {
    const piece = await db
      .withTables<ExportsTables>()
      .selectFrom('export_pieces')
      .select('bytes')
      .where('export_id', '=', exportId)
      .where('attempt', '=', attempt)
      .where('number', '=', number)
      .executeTakeFirst();
    // Removed under the reader's hands: the answer breaks off, shorter than it said it would be.
    if (!piece) throw problem('export.notFound');
    yield piece.bytes;
    left -= piece.bytes.length;
  }
}

/** One's own file, from a cabinet that one may still look into. */
export async function openFile(
  { db, clock }: TimedContext,
  { userId, cabinetId, exportId }: Input,
): Promise<FileAnswer> {
  const row = await db
    .withTables<ExportsTables>()
    .selectFrom('exports')
    .select(['name', 'format', 'state', 'attempt', 'bytes'])
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .where('cabinet_id', '=', cabinetId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (row?.state === 'waiting' || row?.state === 'running') throw problem('export.notReady');
  if (row?.state !== 'ready' || row.bytes === null) throw problem('export.notFound');
  return {
    name: row.name,
    contentType: CONTENT_TYPES[row.format],
    size: row.bytes,
    body: Readable.from(readPieces(db, exportId, row.attempt, row.bytes)),
  };
}
