import * as z from 'zod/mini';
import { POSITION_RULES } from './rules.ts';

/** A place from 1 to 1000; `deep` is the 1000+ marker; `notFound` is н/н; null is "not checked". */
const KnownPlace = z.union([z.int(), z.literal('deep'), z.literal('notFound')]);
export const Place = z.nullable(KnownPlace);
export type Place = z.infer<typeof Place>;

/** By how far a place is from the first: 1000+ after every place, н/н after that; null is unknown and stands last. */
export function placeRank(place: NonNullable<Place>): number;
export function placeRank(place: Place): number | null;
export function placeRank(place: Place): number | null {
  if (place === 'deep') return POSITION_RULES.deepestPlace + 1;
  return place === 'notFound' ? POSITION_RULES.deepestPlace + 2 : place;
}

/** A place against the one of a day before. */
export const PlaceDelta = z.object({
  from: KnownPlace,
  to: KnownPlace,
  /** Positive: closer to the first; null where an end is н/н or 1000+, between which nothing is counted. */
  places: z.nullable(z.int()),
});
export type PlaceDelta = z.infer<typeof PlaceDelta>;

/** What a slot ended as. Only the first three say anything about the place; `missed`: planned, but nobody came to it;
 * `paused`: not planned, because a person paused the entry. */
export const CheckOutcome = z.enum([
  'found',
  'deep',
  'notFound',
  'blocked',
  'captcha',
  'rateLimited',
  'drift',
  'cityMismatch',
  'timeout',
  'unreachable',
  'serverError',
  'missed',
  'paused',
]);
export type CheckOutcome = z.infer<typeof CheckOutcome>;
