import * as z from 'zod';
import type { Context } from '../platform/context.ts';

const Known = z.object({ id: z.int(), text: z.string() });

/** Ids of normalised texts; a text that nobody ever searched or imported is not in the answer. */
export async function findQueryIds(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  texts: readonly string[],
): Promise<Map<string, number>> {
  if (texts.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'find query ids',
    'select id, text from q where text in {texts:Array(String)}',
    { texts: [...texts] },
    Known,
  );
  return new Map(rows.map(({ id, text }) => [text, id]));
}
