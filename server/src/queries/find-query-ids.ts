import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';

const Known = z.object({ id: z.int(), text: z.string() });

/** Parameters travel in the address of a request, which the engine takes up to a megabyte. */
const TEXTS_AT_ONCE = 400;

/** Ids of normalised texts; a text that nobody ever searched or imported is not in the answer. */
export async function findQueryIds(
  { clickhouse }: ReportContext,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
    const rows = await clickhouse.rows(
      'find query ids',
      'select id, text from q where text in {texts:Array(String)}',
      { texts: texts.slice(start, start + TEXTS_AT_ONCE) },
      Known,
    );
    for (const { id, text } of rows) ids.set(text, id);
  }
  return ids;
}
