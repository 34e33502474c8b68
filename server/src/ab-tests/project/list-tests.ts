import type { listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import { countAbTestUsage } from './count-usage.ts';
import { presentTests } from './present-tests.ts';

type Input = z.output<(typeof listAbTests)['input']>;
type Listed = z.input<(typeof listAbTests)['output']>;

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

function matching({ db }: Context, input: Input) {
  let tests = db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .where('cabinet_id', '=', input.cabinetId)
    .where('deleted_at', 'is', null)
    .where('archived_at', input.isArchived ? 'is not' : 'is', null);
  if (input.search !== '') tests = tests.where('name', 'ilike', `%${escapeLike(input.search)}%`);
  if (input.statuses.length > 0) tests = tests.where('status', 'in', input.statuses);
  if (input.strategies.length > 0) tests = tests.where('strategy', 'in', input.strategies);
  return tests;
}

/** Drafts have no start: they stand first where the newest do. */
async function listPage(context: Context, input: Input) {
  const { sort, direction, page, pageSize } = input;
  const tests = matching(context, input);
  const isDown = direction === 'desc';
  const sorted =
    sort === 'name'
      ? tests.orderBy(sql`lower(name)`, direction)
      : tests.orderBy('started_at', (order) =>
          isDown ? order.desc().nullsFirst() : order.asc().nullsLast(),
        );
  return sorted
    .selectAll()
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function listTests(context: Context, input: Input): Promise<Listed> {
  const rows = await listPage(context, input);
  const { total } = await matching(context, input)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const [tests, usage, plan] = await Promise.all([
    presentTests(context, rows),
    countAbTestUsage(context, input.cabinetId),
    getCabinetPlan(context, input.cabinetId),
  ]);
  const limits = PLAN_LIMITS[plan];
  return {
    tests: tests.map((test, index) => ({ test, chip: rows[index]?.conclusion?.chip ?? 'none' })),
    total,
    limits: {
      active: { current: usage.abTestsActive, maximum: limits.abTestsActive },
      archived: { current: usage.abTestsArchived, maximum: limits.abTestsArchived },
    },
  };
}
