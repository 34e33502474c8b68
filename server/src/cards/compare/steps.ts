import type { CardStock } from '@vitrina/contract/radar/changes.ts';

/** So many pieces or fewer are "few left". */
const FEW = 5;
/** A stock that is more than few has changed when it is so many times larger or smaller. */
const STOCK_RATIO = 3;
/** In hundredths. */
const RATING_STEP = 10;
const REVIEWS_SHARE = 0.1;
const LEAST_REVIEWS = 10;
const CONTENT_STEP = 1;

// What was reported last is the middle of a step: to be reported again, a value has to go away from there by a whole
// step. So a value that swings around an edge says nothing twice, and nothing but that value has to be remembered.

/**
 * Sold out, back, few left, a third, three times as many. Ordinary sales bring a line for each third, and only one
 * within the few.
 */
export function hasStockChanged(was: CardStock, now: CardStock): boolean {
  if (was.isAvailable !== now.isAvailable) return true;
  if (!now.isAvailable || was.stock === null || now.stock === null) return false;
  if (now.stock <= FEW) return was.stock > FEW;
  if (was.stock <= FEW) return now.stock > 2 * FEW;
  return now.stock >= was.stock * STOCK_RATIO || now.stock * STOCK_RATIO <= was.stock;
}

/** Ratings of up to two decimals. Having one and having none differ. */
export function hasRatingChanged(was: number | null, now: number | null): boolean {
  if (was === null || now === null) return was !== now;
  return Math.abs(Math.round(was * 100) - Math.round(now * 100)) >= RATING_STEP;
}

/** The first ones, then each tenth, but never fewer than ten; a fall is one too: the marketplace takes some away. */
export function haveReviewsChanged(was: number | null, now: number | null): boolean {
  if (was === null || now === null) return false;
  if (was === 0) return now > 0;
  return Math.abs(now - was) >= Math.max(LEAST_REVIEWS, was * REVIEWS_SHARE);
}

/** In percent. */
export function hasContentRatingChanged(was: number | null, now: number | null): boolean {
  if (was === null || now === null) return was !== now;
  return Math.abs(was - now) >= CONTENT_STEP;
}
