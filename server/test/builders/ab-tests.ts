import type { Insertable } from 'kysely';
import type { AbTestsTables } from '../../src/ab-tests/tables.ts';
import type { TestApp } from '../app.ts';

type Overrides = Partial<Insertable<AbTestsTables['ab_tests']>>;

/** A draft, as the wizard leaves it. */
export async function makeAbTest(
  { context, clock }: Pick<TestApp, 'context' | 'clock'>,
  cabinetId: number,
  overrides: Overrides = {},
): Promise<number> {
  const { id } = await context.db
    .withTables<AbTestsTables>()
    .insertInto('ab_tests')
    .values({
      cabinet_id: cabinetId,
      sku: 1,
      product_id: 1,
      offer_id: 'a',
      name: 'Проба',
      strategy: 'views',
      sure_by: 'precision',
      interval_minutes: 60,
      target_views: 1000,
      target_clicks: 50,
      force_finish_seconds: 14 * 86_400,
      minimum_effect_percent: 5,
      status: 'setup',
      seed: 1,
      created_at: clock.now(),
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
