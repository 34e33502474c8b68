import { sql } from 'kysely';
import { movedClock } from '../../server/src/platform/clock.ts';
import { planChecks } from '../../server/src/positions/checking/plan-checks.ts';
import type { Bench } from '../open-bench.ts';
import type { Row } from '../report.ts';
import { processorOfAll } from '../tools/processes.ts';
import { beginSchedule, QUERIES, STEP_MS } from './fill-schedule.ts';

const PLAN_EVERY_MS = 5000;
const BUDGET_SHARE = 0.05;

/** Five minutes of planning as they come, turn by turn; that the checks are done meanwhile is written down aside. */
export async function measurePlanning(
  { context, postgresPid }: Pick<Bench, 'context' | 'postgresPid'>,
  cabinets: number,
): Promise<Row> {
  const now = new Date();
  await beginSchedule(context, { now, cabinets, slots: 1 });
  const clock = movedClock(now);
  const planning = { ...context, clock };
  const spent = { wall: 0, processor: 0, bare: 0 };
  let planned = 0;
  for (let at = 0; at < STEP_MS; at += PLAN_EVERY_MS) {
    clock.advance(PLAN_EVERY_MS);
    const before = processorOfAll(postgresPid) + process.cpuUsage().user / 1000;
    const started = performance.now();
    planned += await planChecks(planning);
    spent.wall += performance.now() - started;
    spent.processor += processorOfAll(postgresPid) + process.cpuUsage().user / 1000 - before;
    const requested = performance.now();
    await sql`select count(*) from position_checks where retry_at <= ${clock.now()}`.execute(context.db);
    spent.bare += performance.now() - requested;
    await sql`update position_checks set retry_at = retry_at + interval '1 hour' where retry_at <= ${clock.now()}`.execute(
      context.db,
    );
    await sql`truncate jobs.job`.execute(context.db);
  }
  const share = spent.wall / STEP_MS;
  const percent = (ms: number) => `${((ms / STEP_MS) * 100).toFixed(2)} %`;
  return {
    what: `planning of ${cabinets} cabinets × ${QUERIES} queries every 5 minutes (${planned} rounds of cabinets planned)`,
    measured: `${percent(spent.wall)} of the time, processor ${percent(spent.processor)} of a core, PostgreSQL included`,
    baseline: `counting what is due: ${percent(spent.bare)} of the time`,
    ratio: spent.wall / spent.bare,
    budget: `< ${BUDGET_SHARE * 100} % of a core`,
    isKept: share < BUDGET_SHARE && planned === cabinets,
  };
}
