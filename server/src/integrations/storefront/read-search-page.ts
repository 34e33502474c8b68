import * as z from 'zod';
import { findState, Numeric, parseAs, readEnvelope, readPageAreaId, statesOf } from './read-widgets.ts';

export type Tile = { sku: number; title: string | null; imageUrl: string | null };

export type SearchPage = {
  tiles: Tile[];
  /** undefined: the list ends here. */
  nextPage: string | undefined;
  /** Whose city the page was made for; undefined when it does not say. */
  areaId: number | undefined;
  isCategory: boolean;
};

const Grid = z.object({ title: z.unknown().optional(), items: z.array(z.unknown()) });

// Tiles of both generations; everything but the number of the product may be missing or renamed.
const TileShape = z.object({
  sku: Numeric.optional().catch(undefined),
  action: z.object({ link: z.string() }).optional().catch(undefined),
  mainState: z
    .array(
      z.object({
        id: z.string().optional().catch(undefined),
        textDS: z.object({ text: z.string() }).optional().catch(undefined),
        textAtom: z.object({ text: z.string() }).optional().catch(undefined),
      }),
    )
    .catch([]),
  tileImage: z
    .object({ items: z.array(z.object({ image: z.object({ link: z.string() }) })) })
    .optional()
    .catch(undefined),
});

const Paginator = z.object({ nextPage: z.string().nullish() });
const Tracking = z.object({ pageType: z.string() });

const GRIDS = ['tileGridDesktop', 'searchResultsV2'];
const PAGINATORS = ['infiniteVirtualPaginator', 'megaPaginator'];
const LONGEST_PATH = 4000;

/** A banner stands among the tiles without a product of its own. */
function readTile(item: unknown): Tile[] {
  const parsed = TileShape.safeParse(item);
  if (!parsed.success) return [];
  const { sku, action, mainState, tileImage } = parsed.data;
  const number = sku ?? Number(/\/product\/(?:[^/?]*-)?(\d{1,15})\/?(?:\?|$)/.exec(action?.link ?? '')?.[1]);
  if (!Number.isSafeInteger(number)) return [];
  const name = mainState.find((part) => part.id === 'name' && (part.textDS ?? part.textAtom));
  return [
    {
      sku: number,
      title: name?.textDS?.text ?? name?.textAtom?.text ?? null,
      imageUrl: tileImage?.items[0]?.image.link ?? null,
    },
  ];
}

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
