import { DAY_MS, HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { IMPORT_RULES } from '@vitrina/contract/query-imports.ts';
import { sql } from 'kysely';
import { type Loop, startLoop } from '../../platform/background/loop.ts';
import { machineClock } from '../../platform/clock.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import { SILENT_SECONDS } from './rules.ts';
import { runImportJob } from './run-import.job.ts';
import { runImport } from './run-import.ts';
import type { QueryImportTables } from './tables.ts';

/** The reading processes are the bound: more than this would wait for them with a file in memory. */
const IMPORTS_AT_ONCE = 2;
const PLAN_EVERY_SECONDS = 5;
const SWEEP_EVERY_SECONDS = HOUR_SECONDS;

/** Publishes again what a dead worker left and what failed by an outage. */
async function planImports({ db, queue }: Pick<Context, 'db' | 'queue'>): Promise<void> {
  const rows = await db
    .withTables<QueryImportTables>()
    .selectFrom('query_import_jobs')
    .select('id')
    .where('state', '=', 'running')
    .where(sql<boolean>`beat_at < now() - make_interval(secs => ${SILENT_SECONDS})`)
    .orderBy('beat_at')
    .limit(100)
    .execute();
  for (const { id } of rows) await queue.publish(runImportJob, { importId: id }, { singletonKey: id });
}

export async function sweepImports({ db, clock }: TimedContext): Promise<void> {
  await db
    .withTables<QueryImportTables>()
    .deleteFrom('query_import_jobs')
    .where('created_at', '<', new Date(clock.now().getTime() - IMPORT_RULES.keptDays * DAY_MS))
    .where('state', '!=', 'running')
    .execute();
}

export async function workQueryImports(context: Context): Promise<Loop[]> {
  await context.queue.work(runImportJob, IMPORTS_AT_ONCE, ({ importId }) => runImport(context, importId));
  return [
    // Silence of a worker is measured by the machine's time.
    startLoop({ clock: machineClock, log: context.log }, 'plan imports', PLAN_EVERY_SECONDS, () =>
      planImports(context),
    ),
    startLoop(context, 'sweep imports', SWEEP_EVERY_SECONDS, () => sweepImports(context)),
  ];
}
