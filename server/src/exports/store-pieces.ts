import type { Db } from '../platform/postgres/database.ts';
import type { Attempt } from './begin-export.ts';
import type { ExportsTables } from './tables.ts';

const PIECE_BYTES = 1024 * 1024;

/** Cuts what comes into pieces of one size; the last one may be smaller. */
async function* cutPieces(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const part of parts) {
    held = Buffer.concat([held, typeof part === 'string' ? Buffer.from(part) : part]);
    for (; held.length >= PIECE_BYTES; held = held.subarray(PIECE_BYTES)) yield held.subarray(0, PIECE_BYTES);
  }
  if (held.length > 0) yield held;
}

/** In the database, because whoever serves the file may be another machine. */
export async function storePieces(
  db: Db,
  { id, attempt, cabinetId }: Attempt,
  parts: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<{ bytes: number }> {
  let number = 0;
  let bytes = 0;
  for await (const piece of cutPieces(parts)) {
    signal.throwIfAborted();
    await db
      .withTables<ExportsTables>()
      .insertInto('export_pieces')
      .values({ export_id: id, attempt, number, cabinet_id: cabinetId, bytes: piece })
      .execute();
    number += 1;
    bytes += piece.length;
  }
  return { bytes };
}
