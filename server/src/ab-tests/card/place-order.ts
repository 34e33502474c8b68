import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { Context } from '../../platform/context.ts';
import { addAddress, pictureUrl } from '../images/add-address.ts';
import type { AbTrx, TestRow } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';
import type { CardRow } from './due-tests.ts';
import { failTest, interrupt } from './fail-test.ts';
import { POLL_MS } from './retry.ts';
import { setDue, updateCard, updateTestRow } from './update-rows.ts';
import type { Wanted } from './wanted.ts';

/** A whole set on its way to a card. */
export type PlacedOrder = {
  testId: number;
  offerId: string;
  main: string;
  others: readonly string[];
  colour: string | null;
};

export type CardStep = {
  context: Pick<Context, 'env'>;
  row: TestRow;
  card: CardRow;
  wanted: Wanted;
  now: Date;
};

/** The marketplace does not fetch an address again: each showing has one of its own. Its own pictures keep theirs. */
async function findMain(trx: AbTrx, { context, row, wanted, now }: CardStep, own: string): Promise<string> {
  const { imageId } = wanted;
  if (imageId === null) return own;
  const { name } = await addAddress(trx, { cabinetId: row.cabinet_id, imageId, at: now });
  return pictureUrl(context, name);
}

/** Stored before the marketplace hears of it: whoever is killed in between finds what was to be sent. */
export async function placeOrder(trx: AbTrx, step: CardStep): Promise<PlacedOrder | undefined> {
  const { row, card, wanted, now } = step;
  const [own, ...others] = card.pictures;
  if (own === undefined) {
    await failTest(trx, step, 'the card has no pictures');
    return undefined;
  }
  if (row.status === 'running' && card.pictures.length > AB_BOUNDS.cardPictures) {
    await interrupt(trx, step, { reason: 'tooManyImages', details: '' });
    return undefined;
  }
  const main = await findMain(trx, step, own);
  const order = { ordered_at: now, ordered_image_id: wanted.imageId, address: main, task_id: null };
  await updateCard(trx, row.id, order);
  if (wanted.window !== null) {
    await trx
      .withTables<AbTestsTables>()
      .updateTable('ab_windows')
      .set({ ordered_at: now })
      .where('test_id', '=', row.id)
      .where('number', '=', wanted.window.number)
      .execute();
  }
  if (row.status === 'running' && row.card !== 'testing')
    await updateTestRow(trx, row.id, { card: 'testing' });
  await setDue(trx, row.id, new Date(now.getTime() + POLL_MS));
  return { testId: row.id, offerId: row.offer_id, main, others, colour: card.colour };
}

/** The same order once more, under the address that it had: the marketplace takes both for one. */
export async function repeatOrder(
  trx: AbTrx,
  { row, card, now }: CardStep,
): Promise<PlacedOrder | undefined> {
  if (card.address === null) throw new Error('An order has no address.');
  await updateCard(trx, row.id, { doubted_at: now, doubted_image_id: card.ordered_image_id });
  await setDue(trx, row.id, new Date(now.getTime() + POLL_MS));
  const [, ...others] = card.pictures;
  return { testId: row.id, offerId: row.offer_id, main: card.address, others, colour: card.colour };
}
