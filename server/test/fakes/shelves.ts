import { moscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { readFeedDay } from '../builders/feed-day.ts';
import type { Sandbox } from './sandbox.ts';

const Truth = z.object({ places: z.array(z.object({ position: z.int(), sku: z.int() })) });

export type TrueShelf = { query: string; skus: number[] };

/** The true shelves of the market's popular queries in a city, longest first; empty ones are left out. */
export async function listShelves(sandbox: Sandbox, cityId: number, count: number): Promise<TrueShelf[]> {
  const { now } = await sandbox.clock();
  const day = moscowDay(new Date(now.getTime() - 2 * 86_400_000));
  const lines = await readFeedDay(sandbox, 'ozon', day);
  const queries = lines.slice(0, count).map((line) => line.query);
  const shelves = await Promise.all(
    queries.map(async (query) => {
      const truth = Truth.parse(await sandbox.truth('search', { text: query, city: String(cityId) }));
      return { query, skus: truth.places.map((place) => place.sku) };
    }),
  );
  return shelves.filter((shelf) => shelf.skus.length > 0).toSorted((a, b) => b.skus.length - a.skus.length);
}
