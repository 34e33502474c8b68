import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { cleanText, isPicture } from '../integrations/storefront/clean-text.ts';
import { readDeliveryDays } from '../integrations/storefront/read-delivery.ts';
import type { ShelfTile } from '../integrations/storefront/shelf.ts';
import { normaliseQuery } from '../queries/rules.ts';

/** What buyers look at, and whom the product has just above and below it: the rest of a long shelf is not kept. */
const KEPT_FROM_TOP = 100;
const KEPT_AROUND = 10;
const LONGEST_TITLE = 500;

/** A place as it is kept; `deliveryDays` are counted from the day it was read. */
export type KeptTile = ShelfTile & { deliveryDays: number | null };

/** Under which text a shelf is kept, whoever asked for it and however it was spelled. */
export function shelfQuery(text: string): string {
  return normaliseQuery(text.normalize('NFC'));
}

/** Moments are kept to the second. */
export function shelfMoment(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000);
}

export function startOfHour(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}

/** The top and the neighbours of products; places keep their numbers, so what was left out shows as a gap. */
export function chooseKept(tiles: readonly ShelfTile[], skus: readonly number[]): ShelfTile[] {
  const wanted = new Set(skus);
  const centres = tiles.filter(({ sku }) => wanted.has(sku)).map(({ place }) => place);
  return tiles.filter(
    ({ place }) =>
      place <= KEPT_FROM_TOP || centres.some((centre) => Math.abs(centre - place) <= KEPT_AROUND),
  );
}

/** A tile as it may be stored. */
export function toKeptTile(tile: ShelfTile, today: Day): KeptTile {
  const { title, imageUrl } = tile;
  return {
    ...tile,
    title: title === null ? null : cleanText(title, LONGEST_TITLE),
    imageUrl: imageUrl !== null && isPicture(imageUrl) ? imageUrl : null,
    delivery: tile.delivery === null ? null : cleanText(tile.delivery, LONGEST_TITLE),
    deliveryDays: readDeliveryDays(tile.delivery, today),
  };
}

/** Shelves of earlier days are swept. */
export function oldestKeptDay(now: Date, keptDays: number): Day {
  return addDays(moscowDay(now), -keptDays);
}
