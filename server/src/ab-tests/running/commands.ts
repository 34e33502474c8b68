import type { updateAbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { archiveAbTest } from '@vitrina/contract/ab-tests/running.ts';
import type { Updateable } from 'kysely';
import type * as z from 'zod';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { requireOwnProducts } from '../../products/own-products.ts';
import { readForceFinish } from '../project/force-finish.ts';
import { type AbTrx, findTest, lockTest, type OfTest, type TestRow } from '../project/lock-test.ts';
import { addLog } from '../project/log.ts';
import type { AbTestsTables } from '../tables.ts';
import { applyEvent, judgeEvent } from './change-test.ts';
import { countTests, findOtherTest, readPlanLimits } from './count-tests.ts';
import { readRights } from './read-facts.ts';

type Columns = Updateable<AbTestsTables['ab_tests']>;
type Settings = z.output<(typeof updateAbTest)['input']>['settings'];
type Command = OfTest & { userId: number };
type OfImage = Command & { imageId: number };

function columnsOf({ forceFinish, ...settings }: Settings): Columns {
  const columns: Columns = {};
  if (settings.name !== undefined) columns.name = settings.name;
  if (settings.description !== undefined) columns.description = settings.description;
  if (settings.campaignIds !== undefined) columns.campaign_ids = [...new Set(settings.campaignIds)];
  if (settings.strategy !== undefined) columns.strategy = settings.strategy;
  if (settings.sureBy !== undefined) columns.sure_by = settings.sureBy;
  if (settings.intervalMinutes !== undefined) columns.interval_minutes = settings.intervalMinutes;
  if (settings.targetViews !== undefined) columns.target_views = settings.targetViews;
  if (settings.targetClicks !== undefined) columns.target_clicks = settings.targetClicks;
  if (settings.minimumEffectPercent !== undefined)
    columns.minimum_effect_percent = settings.minimumEffectPercent;
  if (settings.appliesWinner !== undefined) columns.applies_winner = settings.appliesWinner;
  if (forceFinish !== undefined) columns.force_finish_seconds = readForceFinish(forceFinish);
  return columns;
}

async function inTransaction(
  { db }: TimedContext,
  ofTest: OfTest,
  work: (trx: AbTrx, row: TestRow) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Whoever counts tests of a cabinet comes the same way: first its row, then that of the test.
    await lockCabinet(trx, ofTest.cabinetId);
    await work(trx, await lockTest(trx, ofTest));
  });
}

/** Some settings of a draft; each step of the wizard stores its own. */
export async function updateTest(
  context: TimedContext,
  { settings, ...ofTest }: OfTest & { settings: Settings },
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, ofTest, async (trx, row) => {
    await judgeEvent(trx, row, { event: { kind: 'update' }, now });
    await trx
      .withTables<AbTestsTables>()
      .updateTable('ab_tests')
      .set((eb) => ({ ...columnsOf(settings), version: eb('version', '+', 1) }))
      .where('id', '=', row.id)
      .execute();
  });
}

export async function deleteTest(context: TimedContext, { userId, ...ofTest }: Command): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, ofTest, async (trx, row) => {
    await applyEvent(trx, row, { event: { kind: 'delete' }, by: userId, now });
    // The row stays until the card has its own pictures again: it knows which they are.
    if (row.card === 'restoring') return;
    await trx.withTables<AbTestsTables>().deleteFrom('ab_tests').where('id', '=', row.id).execute();
  });
}

type Archiving = z.output<(typeof archiveAbTest)['input']> & { userId: number };

export async function archiveTest(context: TimedContext, input: Archiving): Promise<void> {
  const { isArchived, userId, ...ofTest } = input;
  const now = context.clock.now();
  const { mostArchivedTests } = await readPlanLimits(context, ofTest.cabinetId);
  await inTransaction(context, ofTest, async (trx, row) => {
    const { archivedTests } = await countTests(trx, row);
    const event = isArchived
      ? ({ kind: 'archive', archivedTests, mostArchivedTests } as const)
      : ({ kind: 'unarchive' } as const);
    await applyEvent(trx, row, { event, by: userId, now });
  });
}

async function requireImage(trx: AbTrx, testId: number, imageId: number) {
  const images = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_images')
    .select(['id', 'number', 'excluded_at'])
    .where('test_id', '=', testId)
    .execute();
  const image = images.find(({ id }) => id === imageId);
  if (image === undefined) throw problem('abTest.imageNotFound');
  const left = images.filter(({ id, excluded_at }) => id !== imageId && excluded_at === null).length;
  return { ...image, left };
}

/** From now on: the window that shows it ends, and the rest is planned without it. */
export async function excludeImage(context: TimedContext, input: OfImage): Promise<void> {
  const { imageId, userId, ...ofTest } = input;
  const now = context.clock.now();
  await inTransaction(context, ofTest, async (trx, row) => {
    const image = await requireImage(trx, row.id, imageId);
    const event = { kind: 'exclude', imageNumber: image.number, imagesLeft: image.left } as const;
    await judgeEvent(trx, row, { event, now });
    if (image.excluded_at !== null) return;
    await trx
      .withTables<AbTestsTables>()
      .updateTable('ab_images')
      .set({ excluded_at: now })
      .where('id', '=', imageId)
      .execute();
    await applyEvent(trx, row, { event, by: userId, now });
  });
}

/** Leaves an image of a finished test on the card. */
export async function applyImage(context: Context, input: OfImage): Promise<void> {
  const { imageId, userId, ...ofTest } = input;
  const test = await findTest(context, ofTest);
  await requireOwnProducts(context, ofTest.cabinetId, [test.sku]);
  const canChangePictures = await readRights(context, ofTest.cabinetId);
  const now = context.clock.now();
  await inTransaction(context, ofTest, async (trx, row) => {
    const { number: imageNumber } = await requireImage(trx, row.id, imageId);
    const facts = { otherTestName: await findOtherTest(trx, row), canChangePictures };
    await applyEvent(trx, row, {
      event: { kind: 'apply', image: { imageId, imageNumber }, facts },
      by: userId,
      now,
    });
  });
}

type Voiding = Command & { from: Date; to: Date; reason: string | null };

/**
 * Leaves windows that begin in a span out of the analysis, or takes them back in; both stand in the log. Those of the warm-up
 * are in no analysis.
 */
export async function voidWindows(
  { db, clock }: TimedContext,
  { userId, from, to, reason, ...ofTest }: Voiding,
): Promise<{ changed: number }> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const row = await lockTest(trx, ofTest);
    if (row.deleted_at !== null) throw problem('abTest.notFound');
    const tables = trx.withTables<AbTestsTables>();
    const touched = await tables
      .updateTable('ab_windows')
      .set({
        void_reason: reason,
        voided_by: reason === null ? null : userId,
        voided_at: reason === null ? null : at,
      })
      .where('test_id', '=', row.id)
      .where('planned_from', '>=', from)
      .where('planned_from', '<', to)
      .where('is_warm_up', '=', false)
      .where('state', 'in', ['showing', 'shown'])
      .returning('number')
      .execute();
    if (touched.length === 0) throw problem('abTest.noWindows');
    const line = {
      kind: reason === null ? ('unvoided' as const) : ('voided' as const),
      details: reason ?? '',
    };
    await addLog(trx, { ...ofTest, at, by: userId, line });
    await tables
      .updateTable('ab_tests')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', row.id)
      .execute();
    return { changed: touched.length };
  });
}
