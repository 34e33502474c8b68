import type { ExportFormat } from '@vitrina/contract/exports.ts';
import { requireRight } from '../cabinets/require-right.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { Problem } from '../platform/problem.ts';
import { type Attempt, beginExport } from './begin-export.ts';
import { dropPieces, failExport, finishExport, giveBackExport } from './end-export.ts';
import { MOST_ATTEMPTS } from './rules.ts';
import { type Pulse, startPulse } from './start-pulse.ts';
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
async function storePieces(
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

type ExportWork = {
  request: unknown;
  format: ExportFormat;
  /** What could be ordered then is not refused because midnight has passed. */
  orderedAt: Date;
  progress(rowsDone: number, rowsTotal: number): void;
  signal: AbortSignal;
};

/** What a tool puts into the file. It reads the right of nobody: that is asked before it. */
export type MakeFile = (context: Context, work: ExportWork) => AsyncIterable<string | Uint8Array>;
/** By the kind of export. */
export type Makers = Readonly<Record<string, MakeFile>>;

async function makeFile(
  context: Context,
  makers: Makers,
  attempt: Attempt,
  { pulse, signal }: { pulse: Pulse; signal: AbortSignal },
) {
  // The person may have left the cabinet, or its plan become smaller, since it was ordered.
  await requireRight(context.db, attempt.userId, attempt.cabinetId, { cabinet: 'view' });
  const make = makers[attempt.kind];
  if (!make) throw new Error(`Nobody makes exports of the kind "${attempt.kind}".`);
  let rows = 0;
  const parts = make(context, {
    request: attempt.request,
    format: attempt.format,
    orderedAt: attempt.orderedAt,
    progress: (done, total) => {
      rows = done;
      pulse.progress(done, total);
    },
    signal,
  });
  const { bytes } = await storePieces(context.db, attempt, parts, signal);
  return { bytes, rows };
}

/** A refusal stays one however often it is asked; everything else may pass. */
function isFinal(error: unknown, { attempt }: Attempt): boolean {
  return error instanceof Problem || attempt >= MOST_ATTEMPTS;
}

/** Makes the file of an export from its start. `stopping`: this worker is asked to leave. */
export async function makeExport(
  context: Context,
  makers: Makers,
  exportId: string,
  stopping?: AbortSignal,
): Promise<void> {
  const attempt = await beginExport(context.db, exportId);
  if (!attempt) return;
  // Its workers died, one after another.
  if (attempt.attempt > MOST_ATTEMPTS) return failExport(context, attempt);
  const pulse = startPulse(context, attempt);
  const signal = stopping ? AbortSignal.any([pulse.signal, stopping]) : pulse.signal;
  try {
    const made = await makeFile(context, makers, attempt, { pulse, signal });
    await pulse.stop();
    await finishExport(context, attempt, made);
  } catch (error) {
    await pulse.stop();
    if (stopping?.aborted) return giveBackExport(context.db, attempt);
    if (pulse.signal.aborted) return dropPieces(context.db, attempt);
    context.log.warn({ exportId, attempt: attempt.attempt, err: error }, 'export failed');
    await (isFinal(error, attempt) ? failExport(context, attempt) : giveBackExport(context.db, attempt));
  }
}
