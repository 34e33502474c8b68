import { randomBytes, randomInt } from 'node:crypto';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Insertable } from 'kysely';
import type { AbTestsTables } from '../../src/ab-tests/tables.ts';
import type { TestApp } from '../app.ts';
import { makeAbTest } from './ab-tests.ts';

export type AbThing = { testId: number; imageIds: number[] };
type Status = 'setup' | 'running' | 'paused' | 'finished';
type Columns = Partial<Insertable<AbTestsTables['ab_tests']>>;

const IMAGES = 3;

/** What the product stores of a test that came so far, without anything outside. */
function columnsOf(status: Status, now: Date): Columns {
  if (status === 'setup') return {};
  const begun = {
    status,
    started_at: now,
    running_since: now,
    launched_at: now,
    warm_up_ends_at: new Date(now.getTime() - MINUTE_MS),
    finishes_by: new Date(now.getTime() + 14 * 1440 * MINUTE_MS),
  };
  if (status === 'paused') return { ...begun, paused_at: now, pause_reason: 'manually' };
  return status === 'finished' ? { ...begun, finished_at: now, finish_reason: 'manually' } : begun;
}

/** A test of a product with three images and a window that is shown. */
export async function makeAbThing(
  app: TestApp,
  { cabinetId, sku, mark }: { cabinetId: number; sku: number; mark: string },
  status: Status = 'setup',
): Promise<AbThing> {
  const now = app.clock.now();
  const testId = await makeAbTest(app, cabinetId, {
    sku,
    product_id: sku,
    name: `${mark} тест`,
    ...columnsOf(status, now),
  });
  const tables = app.context.db.withTables<AbTestsTables>();
  const images = await tables
    .insertInto('ab_images')
    .values(
      Array.from({ length: IMAGES }, (_, index) => ({
        cabinet_id: cabinetId,
        test_id: testId,
        name: randomBytes(16).toString('base64url'),
        number: index + 1,
        idea: `${mark} идея`,
        width: 300,
        height: 300,
        original: Buffer.from(mark),
        published: Buffer.from(mark),
        sha256: Buffer.from(`${randomInt(1e9)}`),
        created_at: now,
        excluded_at: null,
      })),
    )
    .returning('id')
    .execute();
  const imageIds = images.map(({ id }) => id);
  if (status !== 'setup') await addWindow(app, { cabinetId, testId, imageId: imageIds[0] ?? 0 });
  return { testId, imageIds };
}

async function addWindow(
  app: TestApp,
  { cabinetId, testId, imageId }: { cabinetId: number; testId: number; imageId: number },
): Promise<void> {
  const now = app.clock.now();
  await app.context.db
    .withTables<AbTestsTables>()
    .insertInto('ab_windows')
    .values({
      test_id: testId,
      number: 1,
      cabinet_id: cabinetId,
      image_id: imageId,
      planned_from: new Date(now.getTime() - MINUTE_MS),
      planned_to: new Date(now.getTime() + 360 * MINUTE_MS),
      state: 'showing',
      ordered_at: null,
      shown_from: now,
      shown_to: null,
      measured_at: null,
      void_reason: null,
      voided_by: null,
      voided_at: null,
      suggestion: null,
    })
    .execute();
}
