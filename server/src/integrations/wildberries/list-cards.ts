import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callWb } from './call-wb.ts';
import { Text, Whole } from './lenient.ts';
import type { WbKey } from './wb-key.ts';

const Card = z
  .object({
    nmID: Whole,
    vendorCode: Text,
    title: Text.nullish(),
    brand: Text.nullish(),
    subjectName: Text.nullish(),
    photos: z.array(z.object({ big: z.string() })).nullish(),
    updatedAt: z.string(),
  })
  .transform(({ nmID, vendorCode, title, brand, subjectName, photos, updatedAt }) => ({
    nmId: nmID,
    vendorCode,
    title: title ?? '',
    brand: brand ?? '',
    subjectName: subjectName ?? '',
    /** The main one first. */
    pictures: (photos ?? []).map(({ big }) => big),
    updatedAt,
  }));
const CardPage = z.object({
  cards: z.array(Card),
  cursor: z.object({ updatedAt: z.string().nullish(), nmID: Whole.nullish(), total: Whole }),
});
export type WbCard = z.output<typeof Card>;

/** Where the next page begins; the one after the last page finds what is changed later. */
export type CardCursor = { updatedAt: string; nmId: number };

/** The contract's largest page. */
const CARDS_A_PAGE = 100;
const ANY_PHOTOS = -1;

type CardFilter = { textSearch?: string };

async function askCards(key: WbKey, cursor: CardCursor | null, filter: CardFilter) {
  return callWb(
    key,
    'cards',
    {
      body: {
        settings: {
          sort: { ascending: true },
          filter: { withPhoto: ANY_PHOTOS, ...filter },
          cursor: {
            limit: CARDS_A_PAGE,
            ...(cursor && { updatedAt: cursor.updatedAt, nmID: cursor.nmId }),
          },
        },
      },
    },
    CardPage,
  );
}

/** One page of the seller's own cards, the longest unchanged first. */
export async function listCardPage(
  key: WbKey,
  cursor: CardCursor | null,
): Promise<CallAnswer<{ cards: WbCard[]; cursor: CardCursor | null; isLast: boolean }>> {
  const answer = await askCards(key, cursor, {});
  if (answer.outcome !== 'ok') return answer;
  const { cards, cursor: reported } = answer.data;
  const { updatedAt, nmID, total } = reported;
  const next = typeof updatedAt === 'string' && updatedAt !== '' && nmID ? { updatedAt, nmId: nmID } : cursor;
  return { outcome: 'ok', data: { cards, cursor: next, isLast: total < CARDS_A_PAGE || next === null } };
}

/** One card of the seller by its article. */
export async function getCard(key: WbKey, nmId: number): Promise<CallAnswer<WbCard>> {
  const answer = await askCards(key, null, { textSearch: String(nmId) });
  if (answer.outcome !== 'ok') return answer;
  const card = answer.data.cards.find((one) => one.nmId === nmId);
  return card
    ? { outcome: 'ok', data: card }
    : { outcome: 'notFound', message: `the seller has no card ${nmId}` };
}
