import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { STAGE_PREFIX } from '../add-queries.ts';

const Stage = z.object({ name: z.string() });

/** Drops stage tables of workers that were killed: no piece of work takes an hour. */
export async function sweepStages({ clickhouse }: ReportContext): Promise<void> {
  const left = await clickhouse.rows(
    'list stages',
    `select name
    from system.tables
    where database = currentDatabase() and startsWith(name, {prefix:String})
      and metadata_modification_time < now() - interval 1 hour`,
    { prefix: STAGE_PREFIX },
    Stage,
  );
  for (const { name } of left)
    await clickhouse.command('sweep stage', 'drop table if exists {name:Identifier} sync', { name });
}
