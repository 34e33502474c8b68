import { Marketplace } from '@vitrina/contract/ids.ts';
import { WORD_BOUNDS } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

const Sku = z.int().check(z.positive(), z.maximum(999_999_999_999));
/** A link written by hand may name one product only, which the address gives as a number. */
const Skus = z.union([
  z.array(Sku).check(z.maxLength(WORD_BOUNDS.products)),
  z.pipe(
    Sku,
    z.transform((one) => [one]),
  ),
]);

/** The state of the screen in the address. */
export const WordStatisticsSearch = z.object({
  view: withDefault(z.enum(['own', 'market']), 'own'),
  skus: withDefault(Skus, []),
  /** Empty: the last 28 days. */
  from: withDefault(z.string(), ''),
  to: withDefault(z.string(), ''),
  list: withDefault(z.enum(['words', 'pairs']), 'words'),
  /** Words that one place of the card has, or no place at all. */
  place: withDefault(z.enum(['any', 'title', 'description', 'nowhere']), 'any'),
  contains: withDefault(z.string(), ''),
  marketplace: withDefault(Marketplace, 'ozon'),
  window: withDefault(z.union([z.literal(7), z.literal(28)]), 28),
  misspelt: withDefault(z.boolean(), false),
});
export type WordStatisticsSearch = z.infer<typeof WordStatisticsSearch>;
export const FIRST_WORDS: WordStatisticsSearch = z.parse(WordStatisticsSearch, {});

/** Left behind when another cabinet is chosen. */
export const WORDS_OF_CABINET = ['skus'] as const satisfies (keyof WordStatisticsSearch)[];
