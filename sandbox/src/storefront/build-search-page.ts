import { shelfMoment } from '../shelf/create-shelves.ts';
import { buildTile } from './build-tile.ts';
import { type Page, packPage, type Widget } from './page.ts';
import { readPageToken, writePageToken } from './page-token.ts';
import { isCategoryPredicted, type PagePlan, planPage } from './search-plan.ts';
import { slug } from './slug.ts';
import { locationWidget, type StorefrontVisit } from './storefront-visit.ts';

const CAROUSEL_TILES = 8;

type Search = { text: string; address: string; categoryId: number | undefined };

function readSearch({ market }: StorefrontVisit, url: URL): Search {
  const text = url.searchParams.get('text') ?? '';
  const index = market.queries.find(text);
  const isPlain =
    url.searchParams.get('deny_category_prediction') === 'true' && !url.pathname.startsWith('/category/');
  if (isPlain || index === undefined || !isCategoryPredicted(text)) {
    return { text, address: '/search/', categoryId: undefined };
  }
  const categoryId = market.queries.categoryId(index);
  const name = market.categories.find(({ id }) => id === categoryId)?.name ?? '';
  return { text, address: `/category/${slug(name)}-${categoryId}/`, categoryId };
}

function shelfOf(
  { market, shelves, city }: StorefrontVisit,
  { text, categoryId }: Search,
  at: Date,
): ArrayLike<number> {
  const shelf = shelves.of(text, city.id, at);
  if (categoryId === undefined) return shelf;
  return shelf.filter((sku) => market.products.bySku(sku)?.categoryId === categoryId);
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

function gridWidgets(tiles: unknown[], plan: PagePlan): Widget[] {
  const name = plan.generation === 2026 ? 'tileGridDesktop' : 'searchResultsV2';
  const first = tiles.slice(0, plan.firstGridSize);
  // A banner stands among the tiles without a product of its own.
  if (plan.hasBanner) first.splice(6, 0, { type: 'banner', banner: { link: '/highlight/sale/' } });
  const second = tiles.slice(plan.firstGridSize);
  const grid = (items: unknown[]): Widget => ({ name, state: { items, columnsCount: 4 } });
  return second.length === 0 ? [grid(first)] : [grid(first), grid(second)];
}

/**
 * A page of search results. The order of a search is fixed when it begins: later pages continue the shelf of that
 * moment through their token, and without a token every page is the first one.
 */
export function buildSearchPage(visit: StorefrontVisit, url: URL): Page {
  const search = readSearch(visit, url);
  const token = readPageToken(url.searchParams.get('paginator_token'), search.text);
  const { page, offset, atMs } = token ?? { page: 1, offset: 0, atMs: shelfMoment(visit.now).getTime() };
  const at = new Date(atMs);
  const shelf = shelfOf(visit, search, at);
  const plan = planPage(search.text, page);
  const { market, baseUrl } = visit;

  const tile = (sku: number | undefined) => {
    const product = sku === undefined ? undefined : market.products.bySku(sku);
    return product === undefined ? [] : [buildTile(market, product, at, baseUrl, plan.generation)];
  };
  const end = Math.min(offset + plan.size, shelf.length);
  const tiles = Array.from({ length: Math.max(0, end - offset) }, (_, place) =>
    tile(shelf[offset + place]),
  ).flat();
  if (plan.repeatBack !== undefined) tiles.push(...tile(shelf[end - 1 - plan.repeatBack]));

  const widgets = [locationWidget(visit)];
  if (plan.hasCarousel) {
    // A recommendation grid looks like the search grid, but has a title.
    const others = Array.from({ length: CAROUSEL_TILES }, (_, place) =>
      tile(shelf[shelf.length - 1 - place]),
    ).flat();
    widgets.push({ name: 'tileGridDesktop', state: { title: 'Рекомендуем также', items: others } });
  }
  widgets.push(...gridWidgets(tiles, plan));
  const nextPage = end < shelf.length ? nextAddress(search, end, page + 1, atMs) : undefined;
  if (nextPage !== undefined && plan.paginator !== 'topLevel')
    widgets.push({ name: plan.paginator, state: { nextPage } });

  const packed = packPage(
    widgets,
    search.categoryId === undefined ? 'search' : 'category',
    `${search.text} ${page} ${atMs}`,
  );
  return nextPage !== undefined && plan.paginator === 'topLevel' ? { ...packed, nextPage } : packed;
}
