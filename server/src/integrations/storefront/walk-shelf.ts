import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import type { SearchPage } from './read-search-page.ts';
import { readTileFacts, type Tile } from './read-tile.ts';
import { fail, type Shelf, type ShelfFailure, type ShelfTile, type SkuAnswer } from './shelf.ts';

/** Page sizes are not fixed; a thousand places took 28 to 42 pages wherever it was counted. */
const MAX_PAGES = 150;
/** Pages that bring nothing new, in a row, before the list is taken for one that turns in a circle. */
const MAX_IDLE_PAGES = 3;

export type ReadPage = (path: string) => Promise<SearchPage | ShelfFailure>;

type Walk = Omit<Shelf, 'mode'>;

/** What a walk is for: places of products, the tiles of so many places, or both. */
export type Wanted = { skus: readonly number[]; places: number; keepsTiles: boolean };

/** Counts the products of one list, remembers where the wanted ones stand and, if asked to, what all of them show. */
function createCounter({ skus, places, keepsTiles }: Wanted) {
  const wanted = new Set(skus);
  const seen = new Set<number>();
  const kept: ShelfTile[] = [];
  const answers = new Map<number, SkuAnswer>();
  return {
    answers,
    kept,
    count(tiles: readonly Tile[], page: number): number {
      const before = seen.size;
      for (const { sku, title, imageUrl, item } of tiles) {
        if (seen.has(sku)) continue;
        seen.add(sku);
        const place = seen.size;
        if (place > POSITION_RULES.deepestPlace) continue;
        if (wanted.has(sku)) answers.set(sku, { outcome: 'found', place, title, imageUrl });
        if (keepsTiles) kept.push({ place, page, sku, title, imageUrl, ...readTileFacts(item) });
      }
      return seen.size - before;
    },
    placesRead: () => seen.size,
    isComplete: () => answers.size === wanted.size && seen.size >= places,
    answerRest(outcome: 'deep' | 'notFound') {
      for (const sku of wanted) if (!answers.has(sku)) answers.set(sku, { outcome });
    },
  };
}

/** Follows a list from its first page until everything wanted was seen, the list ends, or 1000 places are read. */
export async function walkShelf(first: SearchPage, wanted: Wanted, readPage: ReadPage): Promise<Walk> {
  const counter = createCounter(wanted);
  const visited = new Set<string>();
  let page = first;
  const end = (failure: ShelfFailure | null): Walk => ({
    answers: counter.answers,
    placesRead: counter.placesRead(),
    isWhole:
      failure === null && page.nextPage === undefined && counter.placesRead() <= POSITION_RULES.deepestPlace,
    tiles: counter.kept,
    failure,
  });

  let idlePages = 0;
  for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
    idlePages = counter.count(page.tiles, pages) === 0 ? idlePages + 1 : 0;
    if (counter.isComplete()) return end(null);
    const { nextPage } = page;
    const places = counter.placesRead();
    if (places >= POSITION_RULES.deepestPlace || nextPage === undefined) {
      const goesOn = places > POSITION_RULES.deepestPlace || nextPage !== undefined;
      counter.answerRest(goesOn ? 'deep' : 'notFound');
      return end(null);
    }
    if (visited.has(nextPage) || idlePages === MAX_IDLE_PAGES)
      return end(fail('drift', 'the list turns in a circle'));
    visited.add(nextPage);
    const next = await readPage(nextPage);
    if ('outcome' in next) return end(next);
    page = next;
  }
  return end(fail('drift', 'the list does not end'));
}
