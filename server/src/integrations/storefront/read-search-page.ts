import * as z from 'zod';
import { readTile, type Tile } from './read-tile.ts';
import { findState, parseAs, readEnvelope, readPageAreaId, statesOf } from './read-widgets.ts';

export type SearchPage = {
  tiles: Tile[];
  /** undefined: the list ends here. */
  nextPage: string | undefined;
  /** Whose city the page was made for; undefined when it does not say. */
  areaId: number | undefined;
  isCategory: boolean;
};

const Grid = z.object({ title: z.unknown().optional(), items: z.array(z.unknown()) });

const Paginator = z.object({ nextPage: z.string().nullish() });
const Tracking = z.object({ pageType: z.string() });

const GRIDS = ['tileGridDesktop', 'searchResultsV2'];
const PAGINATORS = ['infiniteVirtualPaginator', 'megaPaginator'];
const LONGEST_PATH = 4000;

function isInnerPath(path: string | null | undefined): path is string {
  return typeof path === 'string' && /^\/[^/\\]/.test(path) && path.length <= LONGEST_PATH;
}

/** Reads a page of search results; undefined when it has no grid, which must never be read as "not found". */
export function readSearchPage(json: unknown): SearchPage | undefined {
  const envelope = readEnvelope(json);
  if (envelope === undefined) return undefined;

  // A grid of recommendations looks like the search grid, but has a title.
  const grids = statesOf(envelope, ...GRIDS)
    .flatMap((state) => parseAs(state, Grid) ?? [])
    .filter(({ title }) => title === undefined || title === null || title === '');
  const items = grids.flatMap((grid) => grid.items);
  const tiles = items.flatMap(readTile);
  // Things on the shelf and not one product among them: the tiles have changed their shape.
  if (grids.length === 0 || (items.length > 0 && tiles.length === 0)) return undefined;

  const addresses = PAGINATORS.map((name) => findState(envelope, name, Paginator)?.nextPage);
  const nextPage = [envelope.nextPage, ...addresses].find(isInnerPath);
  const pageType = parseAs(envelope.layoutTrackingInfo ?? '', Tracking)?.pageType;
  return {
    tiles,
    nextPage,
    areaId: readPageAreaId(json),
    isCategory: pageType === 'category' || (nextPage?.startsWith('/category/') ?? false),
  };
}
