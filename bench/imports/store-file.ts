import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { toStoredMoment } from '../../server/src/platform/clickhouse/stored-moment.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { storeSnapshots } from '../../server/src/queries/store-snapshots.ts';
import type { QueryTables } from '../../server/src/queries/tables.ts';

const ROWS_AT_ONCE = 1000;
/** The first is a word of the market too. */
const WORDS = ['платье', 'термос', 'кресло', 'гирлянда', 'насос', 'рюкзак', 'светильник'];

export type File = { cabinet: number; first: number; lines: number; day: Day };

/** Lines as the reader of files hands them on: different texts of three to five words, numbers as they come. */
async function* writeLines({ first, lines, day }: File): AsyncGenerator<Uint8Array> {
  for (let start = first; start < first + lines; start += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, first + lines - start);
    const rows = Array.from({ length: count }, (_, index) => {
      const id = start + index;
      const text = `${WORDS[id % WORDS.length]} для дома номер ${id}`;
      return JSON.stringify({ text, window_days: 30, day, count: (id * 7919) % 100_000 });
    });
    yield Buffer.from(`${rows.join('\n')}\n`);
  }
}

/**
 * A file of a cabinet (0: of everybody), as an import leaves it; answers with its seconds. `isRecorded`: in the ledger
 * too, which a cabinet that nobody asks about does not need.
 */
export async function storeFile(context: Context, file: File, isRecorded = true): Promise<number> {
  const started = performance.now();
  const takenAt = toStoredMoment(context.clock.now());
  const about = { marketplace: 'ozon', source: 'bench', unit: 'searches', takenAt } as const;
  await storeSnapshots(context, { ...about, cabinet: file.cabinet }, writeLines(file));
  const seconds = (performance.now() - started) / 1000;
  if (!isRecorded) return seconds;
  const line = {
    cabinet_id: file.cabinet === 0 ? null : file.cabinet,
    marketplace: 'ozon' as const,
    file_sha256: randomUUID(),
    report: '{}',
    imported_at: context.clock.now(),
  };
  await context.db.withTables<QueryTables>().insertInto('query_imports').values(line).execute();
  return seconds;
}

/** Files of 200,000 lines at most, a day apart, so that a cabinet has as many lines as asked. */
export async function storeFiles(
  context: Context,
  { cabinet, from, to, lastDay }: { cabinet: number; from: number; to: number; lastDay: Day },
): Promise<number[]> {
  const seconds: number[] = [];
  for (let first = from; first < to; first += 200_000) {
    const file = {
      cabinet,
      first,
      lines: Math.min(200_000, to - first),
      day: addDays(lastDay, -(first % 7)),
    };
    seconds.push(await storeFile(context, file));
  }
  return seconds;
}
