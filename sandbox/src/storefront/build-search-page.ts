import type { Market } from '../market/market.ts';
import { shelfMoment } from '../shelf/create-shelves.ts';
import type { Sheet } from './create-tiles.ts';
import { escapeState, packPage, type Widget } from './page.ts';
import { readPageToken, writePageToken } from './page-token.ts';
import { isCategoryPredicted, type PagePlan, planPage } from './search-plan.ts';
import { slug } from './slug.ts';
import { locationWidget, type StorefrontVisit } from './storefront-visit.ts';

/** The category that the storefront predicts for a text; undefined for a text that nobody types. */
function findCategory({ queries, categories }: Market, text: string) {
  const index = queries.find(text);
  if (index === undefined) return undefined;
  const id = queries.categoryId(index);
  const name = categories.find((category) => category.id === id)?.name ?? '';
  return { id, address: `/category/${slug(name)}-${id}/` };
}

const CAROUSEL_TILES = 8;
const BANNER = escapeState({ type: 'banner', banner: { link: '/highlight/sale/' } });
const BANNER_PLACE = 6;

type Search = { text: string; address: string; categoryId: number | undefined };

function readSearch({ market }: StorefrontVisit, url: URL): Search {
  const text = url.searchParams.get('text') ?? '';
  const isPlain =
    url.searchParams.get('deny_category_prediction') === 'true' && !url.pathname.startsWith('/category/');
  const category = isPlain || !isCategoryPredicted(text) ? undefined : findCategory(market, text);
  return { text, address: category?.address ?? '/search/', categoryId: category?.id };
}

function shelfOf(
  { market, shelves, city }: StorefrontVisit,
  { text, categoryId }: Search,
  at: Date,
): ArrayLike<number> {
  const shelf = shelves.of(text, city.id, at);
  if (categoryId === undefined) return shelf;
  return shelf.filter((sku) => market.products.categoryIdOf(sku) === categoryId);
}

function nextAddress(
  { text, address, categoryId }: Search,
  offset: number,
  page: number,
  atMs: number,
): string {
  const query = new URLSearchParams({
    text,
    ...(categoryId === undefined
      ? { deny_category_prediction: 'true' }
      : { category_was_predicted: 'true', from_global: 'true' }),
    layout_container: 'searchMegapagination',
    layout_page_index: String(page),
    page: String(page),
    paginator_token: writePageToken({ page, offset, atMs }, text),
    search_page_state: 'continued',
  });
  return `${address}?${query.toString()}`;
}

function gridWidgets(tiles: readonly string[], plan: PagePlan): Widget[] {
  const name = plan.generation === 2026 ? 'tileGridDesktop' : 'searchResultsV2';
  const first = tiles.slice(0, plan.firstGridSize);
  // A banner stands among the tiles without a product of its own.
  if (plan.hasBanner) first.splice(BANNER_PLACE, 0, BANNER);
  const second = tiles.slice(plan.firstGridSize);
  const grid = (items: readonly string[]): Widget => ({
    name,
    escaped: `{\\"items\\":[${items.join(',')}],\\"columnsCount\\":4}`,
  });
  return second.length === 0 ? [grid(first)] : [grid(first), grid(second)];
}

function listTiles(skus: readonly (number | undefined)[], tile: Sheet): string[] {
  return skus.flatMap((sku) => (sku === undefined ? [] : (tile(sku) ?? [])));
}

/** A recommendation grid looks like the search grid, but has a title. */
function carousel(shelf: ArrayLike<number>, tile: Sheet): Widget {
  const worst = Array.from({ length: CAROUSEL_TILES }, (_, place) => shelf[shelf.length - 1 - place]);
  return {
    name: 'tileGridDesktop',
    escaped: `{\\"title\\":\\"Рекомендуем также\\",\\"items\\":[${listTiles(worst, tile).join(',')}]}`,
  };
}

/**
 * A page of search results. The order of a search is fixed when it begins: later pages continue the shelf of that
 * moment through their token, and without a token every page is the first one.
 */
export function buildSearchPage(visit: StorefrontVisit, url: URL): string {
  const search = readSearch(visit, url);
  const token = readPageToken(url.searchParams.get('paginator_token'), search.text);
  const { page, offset, atMs } = token ?? { page: 1, offset: 0, atMs: shelfMoment(visit.now).getTime() };
  const at = new Date(atMs);
  const shelf = shelfOf(visit, search, at);
  const plan = planPage(search.text, page);
  const tile = visit.tiles.sheet(visit, at, plan.generation);

  const end = Math.min(offset + plan.size, shelf.length);
  const skus = Array.from({ length: Math.max(0, end - offset) }, (_, place) => shelf[offset + place]);
  if (plan.repeatBack !== undefined) skus.push(shelf[end - 1 - plan.repeatBack]);
  const tiles = listTiles(skus, tile);

  const widgets = [locationWidget(visit)];
  if (plan.hasCarousel) widgets.push(carousel(shelf, tile));
  widgets.push(...gridWidgets(tiles, plan));
  const nextPage = end < shelf.length ? nextAddress(search, end, page + 1, atMs) : undefined;
  const isNextOnTop = plan.paginator === 'topLevel';
  if (nextPage !== undefined && !isNextOnTop) widgets.push({ name: plan.paginator, state: { nextPage } });
  return packPage(
    widgets,
    search.categoryId === undefined ? 'search' : 'category',
    `${search.text} ${page} ${atMs}`,
    isNextOnTop ? nextPage : undefined,
  );
}
