import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import type { Updateable } from 'kysely';
import { chargeHold, releaseHold } from '../../billing/holds/end-hold.ts';
import { placeHold } from '../../billing/holds/place-hold.ts';
import { NotEnoughPoints } from '../../billing/ledger/post-operation.ts';
import type { TimedContext } from '../../platform/context.ts';
import { Problem, problem } from '../../platform/problem.ts';
import { type AbTrx, lockTest, type OfTest, type TestRow } from '../project/lock-test.ts';
import { addLog } from '../project/log.ts';
import type { AbTestsTables } from '../tables.ts';
import { next } from './next.ts';
import { notifyEditors } from './notify.ts';
import { stateOf } from './state-of.ts';
import type { AbEvent, AbState, Change, Effect } from './states.ts';
import { endWindows, listShownImages, planFromLaunch, replanWindows } from './windows.ts';

type Columns = Updateable<AbTestsTables['ab_tests']>;
/** `by`: who pressed it; null: the product by itself. */
type Happening = { event: AbEvent; by: number | null; now: Date };
type Doing = { row: TestRow; by: number | null; now: Date; state: AbState };

/** Points of a test whose worker was away for longer than this come back: it is charged at its end or not at all. */
const HOLD_MARGIN_DAYS = 7;

async function findRotated(trx: AbTrx, { id, status }: TestRow, now: Date): Promise<boolean> {
  if (status === 'setup') return false;
  const shown = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_windows')
    .select('number')
    .where('test_id', '=', id)
    .where('planned_from', '<=', now)
    .where('is_warm_up', '=', false)
    .where('shown_from', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}

/** What the new state says of the row by itself. */
function columnsOf({ row, state, now }: Omit<Doing, 'by'>): Columns {
  switch (state.status) {
    case 'setup':
      return {};
    case 'running':
      return {
        status: 'running',
        pause_reason: null,
        pause_details: '',
        paused_at: null,
        started_at: row.started_at ?? now,
        running_since: state.since,
        finishes_by: state.finishesBy,
      };
    case 'paused':
      return { status: 'paused', pause_reason: state.reason, paused_at: now };
    case 'finished':
      return {
        status: 'finished',
        finish_reason: state.reason,
        pause_reason: null,
        pause_details: '',
        finished_at: row.finished_at ?? now,
        archived_at: state.isArchived ? (row.archived_at ?? now) : null,
      };
    case 'deleted':
      return { deleted_at: now };
    default:
      return state satisfies never;
  }
}

async function hold(
  trx: AbTrx,
  { row, by }: Doing,
  { points, until, now }: { points: number; until: Date; now: Date },
): Promise<Columns> {
  if (by === null) throw new Error('A test is started by a person.');
  try {
    const holdId = await placeHold(trx, {
      userId: by,
      points,
      testId: row.id,
      testName: row.name,
      onceKey: `abTest:${row.id}`,
      expiresAt: new Date(until.getTime() + HOLD_MARGIN_DAYS * DAY_MS),
      at: now,
    });
    return { hold_id: holdId, points: 'held', price_points: points };
  } catch (error) {
    if (error instanceof NotEnoughPoints) throw problem('abTest.notEnoughPoints', { amount: points });
    throw error;
  }
}

async function endHold(trx: AbTrx, { row, now }: Doing, isCharged: boolean): Promise<Columns> {
  if (row.hold_id === null) throw new Error('A test with points has no hold.');
  const end = isCharged ? chargeHold : releaseHold;
  return { points: await end(trx, { holdId: row.hold_id, at: now }) };
}

/** The worker plans from the image that it has put up. */
async function planWarmUp(trx: AbTrx, { row, now }: Doing): Promise<Columns> {
  const card = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_card_sets')
    .select('shown_image_id')
    .where('test_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const imageId = card.shown_image_id ?? (await listShownImages(trx, row.id))[0]?.id;
  if (imageId === undefined) throw new Error('A test without images was launched.');
  const endsAt = await planFromLaunch(trx, row, { imageId, now });
  return { launched_at: now, warm_up_ends_at: endsAt, due_at: endsAt };
}

function eventOf({ id, name }: TestRow, state: AbState): NotificationEvent {
  const of = { testId: id, name };
  if (state.status === 'paused') return { kind: 'abTestPaused', ...of, reason: state.reason };
  if (state.status === 'finished') return { kind: 'abTestFinished', ...of, reason: state.reason };
  return { kind: 'abTestLaunched', ...of };
}

/** A card that no picture of the test was sent to needs nothing; the seller's own edit is left alone. */
function restore({ row, now }: Doing): Columns {
  if (row.card === 'testing') return { card: 'restoring', due_at: now };
  return { due_at: row.card === 'restoring' ? now : null };
}

type Applied = Extract<Effect, { kind: 'applyImage' }>;

async function apply(
  trx: AbTrx,
  { row, now }: Doing,
  { imageId, byHand = false }: Applied,
): Promise<Columns> {
  await trx
    .withTables<AbTestsTables>()
    .updateTable('ab_card_sets')
    .set({ is_chosen: byHand })
    .where('test_id', '=', row.id)
    .execute();
  return { applied_image_id: imageId, card: 'restoring', due_at: now };
}

async function carryOut(trx: AbTrx, effect: Effect, doing: Doing): Promise<Columns> {
  const { row, by, now, state } = doing;
  const { id: testId, cabinet_id: cabinetId } = row;
  switch (effect.kind) {
    case 'placeHold':
      return hold(trx, doing, { ...effect, now });
    case 'charge':
    case 'release':
      return endHold(trx, doing, effect.kind === 'charge');
    case 'launch':
      return { launched_at: null, warm_up_ends_at: null, due_at: now, started_by: row.started_by ?? by };
    case 'planWarmUp':
      return planWarmUp(trx, doing);
    case 'replan':
      await replanWindows(trx, row, now);
      return { due_at: now };
    case 'endWindows':
      await endWindows(trx, testId, now);
      return {};
    case 'restoreCard':
      return restore(doing);
    case 'applyImage':
      return apply(trx, doing, effect);
    case 'log':
      await addLog(trx, { cabinetId, testId, at: now, by, line: effect.line });
      return effect.line.kind === 'paused' ? { pause_details: effect.line.details ?? '' } : {};
    case 'notify':
      await notifyEditors(trx, row, { event: eventOf(row, state), at: now });
      return {};
    default:
      return effect satisfies never;
  }
}

/** Decides about a locked test; throws what a person is refused. undefined: nothing is to change. */
export async function judgeEvent(
  trx: AbTrx,
  row: TestRow,
  { event, now }: Pick<Happening, 'event' | 'now'>,
): Promise<Change | undefined> {
  const former = stateOf(row, await findRotated(trx, row, now), now);
  const judged = next(former, event, now);
  if ('refusal' in judged) throw new Problem(judged.refusal, judged.meta);
  return judged.state === former && judged.effects.length === 0 ? undefined : judged;
}

/** The same, carried out. false: nothing has changed. */
export async function applyEvent(trx: AbTrx, row: TestRow, { event, by, now }: Happening): Promise<boolean> {
  const judged = await judgeEvent(trx, row, { event, now });
  if (judged === undefined) return false;
  const { state, effects } = judged;
  const columns: Columns = columnsOf({ row, state, now });
  // Later effects read what the state says: the end of the schedule above all.
  const changed = { ...row, ...columns } as TestRow;
  for (const effect of effects)
    Object.assign(columns, await carryOut(trx, effect, { row: changed, by, now, state }));
  await trx
    .withTables<AbTestsTables>()
    .updateTable('ab_tests')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  return true;
}

export const priceOf = (isSamePicture: boolean): number => (isSamePicture ? 0 : PRICES.abTest);

type Command = { by: number | null; event: AbEvent };

export async function changeTest(
  { db, clock }: TimedContext,
  ofTest: OfTest,
  { by, event }: Command,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await applyEvent(trx, await lockTest(trx, ofTest), { event, by, now: clock.now() });
  });
}
