import { POSITION_RULES } from '@vitrina/contract/positions.ts';
import type { SearchPage, Tile } from './read-search-page.ts';
import { fail, type Shelf, type ShelfFailure, type SkuAnswer } from './shelf.ts';

/** Page sizes are not fixed; a thousand places took 28 to 42 pages wherever it was counted. */
const MAX_PAGES = 150;
/** Pages that bring nothing new, in a row, before the list is taken for one that turns in a circle. */
const MAX_IDLE_PAGES = 3;

export type ReadPage = (path: string) => Promise<SearchPage | ShelfFailure>;

type Walk = Pick<Shelf, 'answers' | 'placesRead' | 'failure'>;

/** Counts the products of one list and remembers where the wanted ones stand. */
function createCounter(skus: readonly number[]) {
  const wanted = new Set(skus);
  const seen = new Set<number>();
  const answers = new Map<number, SkuAnswer>();
  return {
    answers,
    count(tiles: readonly Tile[]): number {
      const before = seen.size;
      for (const { sku, title, imageUrl } of tiles) {
        if (seen.has(sku)) continue;
        seen.add(sku);
        const place = seen.size;
        if (wanted.has(sku) && place <= POSITION_RULES.deepestPlace) {
          answers.set(sku, { outcome: 'found', place, title, imageUrl });
        }
      }
      return seen.size - before;
    },
    placesRead: () => seen.size,
    isComplete: () => answers.size === wanted.size,
    answerRest(outcome: 'deep' | 'notFound') {
      for (const sku of wanted) if (!answers.has(sku)) answers.set(sku, { outcome });
    },
  };
}

/** Follows a list from its first page until every wanted SKU has a place, the list ends, or 1000 places are read. */
export async function walkShelf(
  first: SearchPage,
  skus: readonly number[],
  readPage: ReadPage,
): Promise<Walk> {
  const counter = createCounter(skus);
  const visited = new Set<string>();
  const end = (failure: ShelfFailure | null): Walk => ({
    answers: counter.answers,
    placesRead: counter.placesRead(),
    failure,
  });

  let page = first;
  let idlePages = 0;
  for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
    idlePages = counter.count(page.tiles) === 0 ? idlePages + 1 : 0;
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
