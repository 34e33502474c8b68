import { hash } from '../platform/hash.ts';
import type { TileGeneration } from './build-tile.ts';

/** How one page of a search looks: everything about it that clients must not rely on. */
export type PagePlan = {
  size: number;
  generation: TileGeneration;
  /** Tiles are laid out in one grid or in two, one after the other. */
  firstGridSize: number;
  hasCarousel: boolean;
  hasBanner: boolean;
  /** How many places back a product of this or an earlier page is shown a second time, if it is. */
  repeatBack: number | undefined;
  /** Where the address of the next page stands. */
  paginator: 'topLevel' | 'infiniteVirtualPaginator' | 'megaPaginator';
};

const PAGINATORS = ['topLevel', 'infiniteVirtualPaginator', 'megaPaginator'] as const;
const SMALLEST_PAGE = 24;
const PAGE_SPREAD = 17;

export function planPage(text: string, page: number): PagePlan {
  const chance = (name: string) => hash(name, text, page);
  const size = SMALLEST_PAGE + (chance('size') % PAGE_SPREAD);
  return {
    size,
    generation: chance('generation') % 4 === 0 ? 2025 : 2026,
    firstGridSize: chance('grids') % 3 === 0 ? 12 : size + 1,
    hasCarousel: page === 1 || chance('carousel') % 4 === 0,
    hasBanner: chance('banner') % 2 === 0,
    repeatBack: chance('repeat') % 3 === 0 ? 1 + (chance('back') % 20) : undefined,
    paginator: PAGINATORS[chance('paginator') % PAGINATORS.length] ?? 'topLevel',
  };
}

/** Some queries are answered with the shelf of their category unless the client denies it. */
export function isCategoryPredicted(text: string): boolean {
  return hash('category', text) % 6 === 0;
}
