import { recordPictureDelay } from '../counters/read-delays.ts';
import { wasFetched } from '../images/add-address.ts';
import { type AbTrx, lockTest, type OfTest, type TestRow } from '../project/lock-test.ts';
import { addLog } from '../project/log.ts';
import { applyEvent } from '../running/change-test.ts';
import type { AbTestsTables } from '../tables.ts';
import {
  type CardPictures,
  type Doubt,
  decideCard,
  isOpen,
  isOwnReplaced,
  type KnownCard,
  keepOthers,
} from './decide.ts';
import { type CardRow, findCard } from './due-tests.ts';
import { failTest, interrupt } from './fail-test.ts';
import { measureDelay, wasRepeated } from './measure-delay.ts';
import { type CardStep, type PlacedOrder, placeOrder, repeatOrder } from './place-order.ts';
import type { CardReading } from './read-cards.ts';
import { DOUBT_LOOK_MS, POLL_MS } from './retry.ts';
import { NO_FAILURES, NO_ORDER, setDue, updateCard, updateTestRow } from './update-rows.ts';
import { voidLastWindow } from './void-window.ts';
import { findWanted, type Wanted } from './wanted.ts';

type Pass = Pick<CardStep, 'context' | 'now'> & { reading: CardReading };
type Step = CardStep & { seen: CardPictures };

function doubtOf({ doubted_at: at, doubted_image_id: imageId, pictures }: CardRow): Doubt | null {
  return at === null ? null : { at, imageId, main: imageId === null ? (pictures[0] ?? null) : null };
}

async function findOrder(trx: AbTrx, row: TestRow, card: CardRow): Promise<KnownCard['order']> {
  const { ordered_at: orderedAt, ordered_image_id: imageId, address } = card;
  if (orderedAt === null) return null;
  const isHeard = card.task_id !== null;
  if (imageId === null) return { imageId, orderedAt, isHeard, main: address, isFetched: false };
  // Most orders are heard, and then it does not matter.
  const isFetched =
    !isHeard && (await wasFetched(trx, { cabinetId: row.cabinet_id, imageId, since: orderedAt }));
  return { imageId, orderedAt, isHeard, main: null, isFetched };
}

async function findKnown(trx: AbTrx, row: TestRow, card: CardRow): Promise<KnownCard> {
  return {
    seen: { pictures: card.last_pictures, colour: card.last_colour },
    imageId: card.shown_image_id,
    order: await findOrder(trx, row, card),
    doubt: doubtOf(card),
    isChosen: card.is_chosen,
  };
}

type CardNews = { kind: 'switched' | 'restored' | 'sellerChanged'; imageId: number | null };

async function logCard(trx: AbTrx, { row, now }: Pick<Step, 'row' | 'now'>, { kind, imageId }: CardNews) {
  const images = trx.withTables<AbTestsTables>().selectFrom('ab_images').select('number');
  const image = imageId === null ? undefined : await images.where('id', '=', imageId).executeTakeFirst();
  const line = { kind, imageNumber: image?.number };
  await addLog(trx, { cabinetId: row.cabinet_id, testId: row.id, at: now, line });
}

/** Before the first change the card is all the seller's own, and is stored as such. */
async function storeOwn(
  trx: AbTrx,
  row: TestRow,
  { seen, now }: { seen: CardPictures; now: Date },
): Promise<CardRow> {
  const pictures = [...seen.pictures];
  return trx
    .withTables<AbTestsTables>()
    .insertInto('ab_card_sets')
    .values({
      test_id: row.id,
      cabinet_id: row.cabinet_id,
      pictures,
      colour: seen.colour,
      stored_at: now,
      last_pictures: pictures,
      last_colour: seen.colour,
      shown_image_id: null,
      ...NO_ORDER,
      doubted_at: null,
      doubted_image_id: null,
      failing_since: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the seller did to the card is sent and put back from now on. */
async function adopt(trx: AbTrx, step: Step, isOwnUp: boolean): Promise<Step> {
  const { card, row, seen } = step;
  const kept = keepOthers({ pictures: card.pictures, colour: card.colour }, seen, isOwnUp);
  const columns = {
    pictures: [...kept.pictures],
    colour: kept.colour,
    last_pictures: [...seen.pictures],
    last_colour: seen.colour,
  };
  await updateCard(trx, row.id, columns);
  await logCard(trx, step, { kind: 'sellerChanged', imageId: null });
  return { ...step, card: { ...card, ...columns } };
}

/** The image of the running window is up: it counts from this moment. */
async function showWindow(trx: AbTrx, { row, now, wanted }: CardStep): Promise<void> {
  const { window } = wanted;
  if (window?.state === 'planned') {
    await trx
      .withTables<AbTestsTables>()
      .updateTable('ab_windows')
      .set({ state: 'showing', shown_from: now })
      .where('test_id', '=', row.id)
      .where('number', '=', window.number)
      .execute();
    await logCard(trx, { row, now }, { kind: 'switched', imageId: window.image_id });
  }
  await updateTestRow(trx, row.id, { due_at: window?.planned_to ?? null });
}

/** The card is as it is to stay; of a deleted test nothing is left then. */
async function endCard(trx: AbTrx, step: Pick<CardStep, 'row' | 'wanted' | 'now'>): Promise<void> {
  const { row, wanted } = step;
  const { imageId } = wanted;
  if (row.deleted_at !== null) {
    await trx.withTables<AbTestsTables>().deleteFrom('ab_tests').where('id', '=', row.id).execute();
    return;
  }
  const card = imageId === null ? 'restored' : 'winner';
  if (row.card === 'restoring' && imageId === null) await logCard(trx, step, { kind: 'restored', imageId });
  await updateTestRow(trx, row.id, { card: row.card === 'restoring' ? card : row.card, due_at: null });
}

/**
 * A success ends what failed before it. An image that is up already is none for the window before, in which another one could
 * not be put up.
 */
function isOver({ card: { failing_since }, wanted: { window } }: CardStep): boolean {
  return failing_since !== null && (window === null || failing_since >= window.planned_from);
}

/** The card shows what is wanted. */
async function reach(trx: AbTrx, step: CardStep): Promise<void> {
  const { row, now } = step;
  if (isOver(step)) await updateCard(trx, row.id, NO_FAILURES);
  if (step.card.is_chosen) await updateCard(trx, row.id, { is_chosen: false });
  if (row.status !== 'running') {
    const doubt = doubtOf(step.card);
    // Nothing is over while an earlier sending may still change the card.
    if (doubt !== null && doubt.imageId !== step.wanted.imageId && isOpen(doubt, now))
      return setDue(trx, row.id, new Date(now.getTime() + DOUBT_LOOK_MS));
    return endCard(trx, step);
  }
  if (row.card !== 'testing') await updateTestRow(trx, row.id, { card: 'testing' });
  if (row.launched_at !== null) return showWindow(trx, step);
  await applyEvent(trx, row, { event: { kind: 'launched' }, by: null, now });
}

/** An order was carried out. What is wanted may be another image by now. */
async function settle(trx: AbTrx, step: Step, imageId: number | null): Promise<PlacedOrder | undefined> {
  const { card, row, seen } = step;
  const columns = {
    shown_image_id: imageId,
    last_pictures: [...seen.pictures],
    last_colour: seen.colour,
    ...NO_ORDER,
    // An address is taken once: the other sending of an image comes to nothing now.
    ...(imageId !== null && imageId === card.doubted_image_id && wasRepeated(card)
      ? { doubted_at: null }
      : {}),
    ...NO_FAILURES,
  };
  await updateCard(trx, row.id, columns);
  const seconds = measureDelay(card, step.now);
  if (seconds !== null) await recordPictureDelay({ db: trx }, { cabinetId: row.cabinet_id, seconds });
  const settled = { ...step, card: { ...card, ...columns } };
  if (imageId !== step.wanted.imageId) return placeOrder(trx, settled);
  await reach(trx, settled);
  return undefined;
}

/** The seller has put another main picture there: it is theirs from now on, and nothing is put over it. */
async function yieldCard(trx: AbTrx, step: Step): Promise<void> {
  const { row, now } = step;
  await voidLastWindow(trx, row, { imageId: step.card.shown_image_id, at: now });
  await leaveCard(trx, await adopt(trx, step, true));
}

async function leaveCard(trx: AbTrx, step: Step): Promise<void> {
  const { row, now } = step;
  await updateCard(trx, row.id, { shown_image_id: null, ...NO_ORDER, ...NO_FAILURES });
  await updateTestRow(trx, row.id, { card: 'sellerChanged', applied_image_id: null, due_at: null });
  const changed = { ...step, row: { ...row, card: 'sellerChanged' as const } };
  if (row.status === 'running') await interrupt(trx, changed, { reason: 'error', details: '' });
  else if (row.deleted_at !== null) await endCard(trx, { ...changed, now });
}

/** The picture of the seller is their own one now, and the image that was chosen afterwards takes its place. */
async function orderOver(trx: AbTrx, step: Step): Promise<PlacedOrder | undefined> {
  const adopted = await adopt(trx, step, true);
  await updateCard(trx, step.row.id, { shown_image_id: null });
  return placeOrder(trx, { ...adopted, card: { ...adopted.card, shown_image_id: null } });
}

async function carryOut(
  trx: AbTrx,
  step: Omit<Step, 'seen'> & { seen: CardPictures | null },
  reading: CardReading,
): Promise<PlacedOrder | undefined> {
  const { row, card, wanted, now, seen } = step;
  const before = await findKnown(trx, row, card);
  const decision = decideCard(before, wanted.imageId, { result: reading.result, seen, now });
  if (decision.kind === 'repeat') return repeatOrder(trx, step);
  if (decision.kind === 'failed') {
    await updateCard(trx, row.id, NO_ORDER);
    await failTest(trx, step, decision.message);
    return undefined;
  }
  if (seen === null && card.ordered_at === null) {
    await failTest(trx, step, 'the product was not found');
    return undefined;
  }
  if (decision.kind === 'wait' || seen === null) {
    await setDue(trx, row.id, new Date(now.getTime() + POLL_MS));
    return undefined;
  }
  if (decision.kind !== 'settled' && card.ordered_at !== null) await updateCard(trx, row.id, NO_ORDER);
  const read: Step = { ...step, seen, card: decision.kind === 'settled' ? card : { ...card, ...NO_ORDER } };
  if (decision.kind === 'sellerChanged') {
    await yieldCard(trx, read);
    return undefined;
  }
  if (decision.kind === 'orderOver') return orderOver(trx, read);
  const isOwnUp = decision.kind === 'settled' ? decision.imageId === null : card.shown_image_id === null;
  const known = decision.othersChanged ? await adopt(trx, read, isOwnUp) : read;
  // A winner that stays by itself is not put over a picture of a pause either; its windows were over by then.
  const isAlone = row.status === 'finished' && wanted.imageId !== null && !card.is_chosen;
  if (isAlone && isOwnReplaced(before, decision, seen)) {
    await leaveCard(trx, known);
    return undefined;
  }
  if (decision.kind === 'settled') return settle(trx, known, decision.imageId);
  if (decision.kind === 'order') return placeOrder(trx, known);
  await reach(trx, known);
  return undefined;
}

/** A card that nothing was sent to needs nothing, unless a picture is to be sent now. */
async function findOrStore(
  trx: AbTrx,
  row: TestRow,
  { wanted, seen, now }: { wanted: Wanted; seen: CardPictures | null; now: Date },
): Promise<CardRow | undefined> {
  const card = await findCard(trx, row.id);
  if (card !== undefined) return card;
  return wanted.imageId === null || seen === null ? undefined : storeOwn(trx, row, { seen, now });
}

/** One pass over the card of one test, under the lock of its row. Answers what is to be sent to the marketplace. */
export async function stepTest(trx: AbTrx, ofTest: OfTest, pass: Pass): Promise<PlacedOrder | undefined> {
  const { context, reading, now } = pass;
  const { seen } = reading;
  const row = await lockTest(trx, ofTest);
  const known = await findCard(trx, row.id);
  const shownImageId = known?.shown_image_id ?? null;
  const wanted = await findWanted(trx, row, { shownImageId, now });
  const card = await findOrStore(trx, row, { wanted, seen, now });
  if (card !== undefined) return carryOut(trx, { context, row, card, wanted, now, seen }, reading);
  if (wanted.imageId === null) await endCard(trx, { row, wanted, now });
  else await failTest(trx, { row, card, now }, 'the product was not found');
  return undefined;
}
