import * as z from 'zod';
import type { Context } from '../../server/src/platform/context.ts';
import { IDS_LOCK } from '../../server/src/queries/add-queries.ts';
import { addQueryWords } from '../../server/src/queries/add-query-words.ts';
import { awaitStragglers } from '../../server/src/queries/await-stragglers.ts';

const STORE_QUERIES = 'store queries of the market';
const Last = z.object({ last: z.int() });

const NUMBER_BYTES = 4;
const LENGTH_BYTES = 5;

/** RowBinary: a number, the length of a text in seven bits a byte, and the text. */
export function writeQueries(first: number, texts: readonly string[]): Uint8Array {
  const room = texts.reduce((sum, text) => sum + NUMBER_BYTES + LENGTH_BYTES + Buffer.byteLength(text), 0);
  const bytes = Buffer.allocUnsafe(room);
  let end = 0;
  for (const [index, text] of texts.entries()) {
    end = bytes.writeUInt32LE(first + index, end);
    let left = Buffer.byteLength(text);
    for (; left > 127; left >>>= 7) end = bytes.writeUInt8((left & 127) | 128, end);
    end = bytes.writeUInt8(left, end);
    end += bytes.write(text, end);
  }
  return bytes.subarray(0, end);
}

/**
 * Stores queries whose numbers follow each other, and their words. Done a second time it changes nothing; numbers that
 * somebody else gave meanwhile end the filling, which reads them when it is started again.
 */
export async function storeQueries(
  context: Pick<Context, 'db' | 'clickhouse' | 'locks'>,
  first: number,
  texts: readonly string[],
): Promise<void> {
  const { clickhouse } = context;
  await context.locks.runExclusive(IDS_LOCK, async () => {
    await awaitStragglers(context, STORE_QUERIES);
    const [found] = await clickhouse.rows('find last query', 'select max(id) as last from q', {}, Last);
    const last = found?.last ?? 0;
    if (texts.length > 0 && last === first - 1) {
      const bytes = writeQueries(first, texts);
      await clickhouse.insertBinary(STORE_QUERIES, { table: 'q', columns: ['id', 'text'], bytes });
    } else if (last !== first + texts.length - 1) {
      throw new Error('Queries were added while the market was filled: start the filling again.');
    }
    await addQueryWords(context);
  });
}
