import type { Page } from 'playwright-core';
import * as z from 'zod';
import { scoreFactors } from '../sandbox/src/market/ranking/score-factors.ts';
import { readNow } from './outside.ts';
import { stack } from './stack.ts';

const Factors = z.object({
  relevance: z.number(),
  price: z.number(),
  rating: z.number(),
  delivery: z.number(),
  stock: z.number(),
  advertising: z.number(),
});
const Shelf = z.object({
  places: z.array(z.object({ position: z.int(), sku: z.int(), score: z.number(), factors: Factors })),
});

/** The demo's seller, in the sandbox. */
const SELLER = 7;
/** A higher price, when the story will look at what it did, and how far down a product may be found then. */
type Raise = { cityId: number; times: number; afterMs: number; deepest: number };
type FallingProduct = { sku: number; query: string; place: number; fall: number };

async function readShelf(query: string, cityId: number, at: Date) {
  const requested = new URLSearchParams({ text: query, city: String(cityId), at: at.toISOString() });
  const answer = await fetch(`${stack().sandboxUrl}/truth/search?${requested}`);
  return Shelf.parse(await answer.json()).places;
}

/** All else together may move a product by so small a part of what the price does. */
const MOST_OTHERS = 0.2;

/**
 * How far down a product will have gone when the raised price is seen. One to which more happens by then is left out: the
 * price is to be the reason.
 */
async function predictFall(
  sku: number,
  query: string,
  { cityId, times, afterMs }: Omit<Raise, 'deepest'>,
): Promise<FallingProduct | undefined> {
  const clock = await readNow();
  const now = (await readShelf(query, cityId, clock)).find((one) => one.sku === sku);
  const later = await readShelf(query, cityId, new Date(clock.getTime() + afterMs));
  const own = later.find((one) => one.sku === sku);
  if (now === undefined || own === undefined) return undefined;
  if (own.factors.advertising !== now.factors.advertising) return undefined;
  // The factor of a price is 1 / (1 + (price / usual) ** 1.5).
  const price = 1 / (1 + (1 / own.factors.price - 1) * times ** 1.5);
  const score = scoreFactors({ ...own.factors, price });
  const byOthers = scoreFactors({ ...own.factors, price: now.factors.price }) - scoreFactors(now.factors);
  if (Math.abs(byOthers) > MOST_OTHERS * (scoreFactors(own.factors) - score)) return undefined;
  const ahead = later.filter((one) => one.sku !== sku && one.score > score);
  return { sku, query, place: now.position, fall: ahead.length + 1 - now.position };
}

/** The product of the seller's first page that has most to lose by its price: at least so many places, and is still found. */
export async function chooseFallingProduct(
  world: Page,
  leastFall: number,
  raise: Raise,
): Promise<FallingProduct> {
  await world.goto(`${stack().sandboxUrl}/seller/${SELLER}`);
  const goods = await world.locator('li.changeable').evaluateAll((all) =>
    all.map((one) => ({
      sku: Number(one.id.replace('sku-', '')),
      query:
        one.querySelector('.place')?.parentElement?.querySelector('a[href^="/shelf"]')?.textContent ?? '',
    })),
  );
  const known = goods.filter(({ query }) => query !== '');
  const predicted = await Promise.all(known.map(({ sku, query }) => predictFall(sku, query, raise)));
  const [best] = predicted
    .filter((one) => one !== undefined)
    .filter(({ place, fall }) => place + fall <= raise.deepest)
    .toSorted((one, other) => other.fall - one.fall);
  if (best === undefined || best.fall < leastFall) throw new Error('No product of the seller can fall far.');
  return best;
}

/** Cards that stand above a product now, the highest first. */
export async function listAbove(
  { sku, query }: Pick<FallingProduct, 'sku' | 'query'>,
  cityId: number,
): Promise<number[]> {
  const skus = (await readShelf(query, cityId, await readNow())).map((one) => one.sku);
  return skus.slice(0, Math.max(0, skus.indexOf(sku)));
}
