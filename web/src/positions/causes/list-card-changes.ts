import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';

export type CardField = keyof CardOnPage;

const FIELDS = [
  'priceKopecks',
  'rating',
  'reviewsCount',
  'deliveryDays',
  'stock',
  'title',
] as const satisfies readonly CardField[];

export type CardChange = { field: CardField; was: string | number; became: string | number };

/** What a card showed differently; what one of the pages did not say is no change. */
export function listCardChanges(before: CardOnPage, after: CardOnPage): CardChange[] {
  return FIELDS.flatMap((field) => {
    const [was, became] = [before[field], after[field]];
    return was === null || became === null || was === became ? [] : { field, was, became };
  });
}
