import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';

const Row = z.object({ id: z.int(), text: z.string() });

export async function listTexts(
  { clickhouse }: ReportContext,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await clickhouse.rows(
    'sharp jumps: texts',
    'select id, text from q where id in {ids:Array(UInt32)}',
    { ids },
    Row,
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}
