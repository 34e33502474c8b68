import * as z from 'zod';
import type { Context } from '../../server/src/platform/context.ts';

const Disk = z.object({ free: z.number() });
const GB = 1024 ** 3;
/** Merges write a part anew before the old ones go. */
const SPARE_BYTES = 4 * GB;
/** A day of a marketplace leaves so much for each query of the market, its sums included. */
const BYTES_A_QUERY = 22;

/** The engine's own disk, wherever it runs. Throws one sentence when the days that are missing will not fit. */
export async function checkDisk(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  { queries, days }: { queries: number; days: number },
): Promise<void> {
  const [disk] = await clickhouse.rows(
    'find free disk',
    "select free_space as free from system.disks where name = 'default'",
    {},
    Disk,
  );
  const needed = days * queries * BYTES_A_QUERY + SPARE_BYTES;
  if (disk === undefined || disk.free >= needed) return;
  const [free, wanted] = [disk.free, needed].map((bytes) => Math.ceil(bytes / GB));
  throw new Error(
    `The disk of ClickHouse has ${free} GB free and ${days} more days need ${wanted} GB: free some and start again, what is stored stays.`,
  );
}
