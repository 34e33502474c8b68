import { randomInt } from 'node:crypto';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Insertable, sql } from 'kysely';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { type OwnProduct, requireOwnProducts } from '../../products/own-products.ts';
import { copyImages } from '../images/copy-images.ts';
import type { AbTestsTables } from '../tables.ts';
import { type AbTrx, findTest, type OfTest, type TestRow } from './lock-test.ts';
import { addLog } from './log.ts';

type Settings = Pick<
  Insertable<AbTestsTables['ab_tests']>,
  | 'strategy'
  | 'sure_by'
  | 'interval_minutes'
  | 'target_views'
  | 'target_clicks'
  | 'force_finish_seconds'
  | 'minimum_effect_percent'
>;

/** What most tests have: two weeks of hours, until ten thousand views of each image. */
const USUAL: Settings = {
  strategy: 'views',
  sure_by: 'precision',
  interval_minutes: 60,
  target_views: 10_000,
  target_clicks: 400,
  force_finish_seconds: 14 * DAY_SECONDS,
  minimum_effect_percent: 10,
};

const LARGEST_SEED = 2 ** 31 - 1;

type Draft = Settings & {
  name: string;
  description?: string;
  campaign_ids?: string[];
  applies_winner?: boolean;
};
type Place = { cabinetId: number; userId: number; product: OwnProduct; at: Date };

/** Whoever holds the cabinet's row counts alone. */
async function requireRoom(trx: AbTrx, cabinetId: number): Promise<void> {
  const { drafts } = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select(sql<number>`count(*)`.as('drafts'))
    .where('cabinet_id', '=', cabinetId)
    .where('status', '=', 'setup')
    .executeTakeFirstOrThrow();
  if (drafts >= AB_BOUNDS.drafts) throw problem('abTest.draftLimit', { maximum: AB_BOUNDS.drafts });
}

async function insertDraft(
  trx: AbTrx,
  draft: Draft,
  { cabinetId, userId, product, at }: Place,
): Promise<number> {
  await lockCabinet(trx, cabinetId);
  await requireRoom(trx, cabinetId);
  const { id } = await trx
    .withTables<AbTestsTables>()
    .insertInto('ab_tests')
    .values({
      ...draft,
      cabinet_id: cabinetId,
      sku: product.sku,
      product_id: product.productId,
      offer_id: product.offerId,
      status: 'setup',
      seed: randomInt(LARGEST_SEED),
      created_by: userId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function requireProduct(context: Context, cabinetId: number, sku: number): Promise<OwnProduct> {
  const [product] = await requireOwnProducts(context, cabinetId, [sku]);
  if (product === undefined) throw problem('product.notFound');
  return product;
}

type NewTest = { cabinetId: number; sku: number; name: string };

export async function createTest(context: Context, userId: number, input: NewTest): Promise<number> {
  const { cabinetId, name, sku } = input;
  const at = context.clock.now();
  const product = await requireProduct(context, cabinetId, sku);
  return context.db.transaction().execute(async (trx) => {
    const testId = await insertDraft(trx, { ...USUAL, name }, { cabinetId, userId, product, at });
    await addLog(trx, { cabinetId, testId, at, by: userId, line: { kind: 'created' } });
    return testId;
  });
}

function draftOf(row: TestRow): Draft {
  return {
    name: row.name,
    description: row.description,
    campaign_ids: row.campaign_ids,
    strategy: row.strategy,
    sure_by: row.sure_by,
    interval_minutes: row.interval_minutes,
    target_views: row.target_views,
    target_clicks: row.target_clicks,
    force_finish_seconds: row.force_finish_seconds,
    minimum_effect_percent: row.minimum_effect_percent,
    applies_winner: row.applies_winner,
  };
}

/** A draft with the settings and images of another test. */
export async function copyTest(context: Context, userId: number, input: OfTest): Promise<number> {
  const { cabinetId, testId: fromTestId } = input;
  const at = context.clock.now();
  const row = await findTest(context, input);
  const product = await requireProduct(context, cabinetId, row.sku);
  return context.db.transaction().execute(async (trx) => {
    const testId = await insertDraft(trx, draftOf(row), { cabinetId, userId, product, at });
    await copyImages(trx, { cabinetId, fromTestId, testId, at });
    const line = { kind: 'copied', details: row.name } as const;
    await addLog(trx, { cabinetId, testId, at, by: userId, line });
    return testId;
  });
}
