import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { CabinetId, Sku, TagId } from './ids.ts';
import { Page, SortDirection } from './paging.ts';
import { route } from './route.ts';
import { text } from './text.ts';
import { ProductSort } from './tools/bounds.ts';

/** The latest by its moment; all of them: `listNotes`. */
export const LastNote = z.object({ at: Instant, text: z.string() });
export type LastNote = z.infer<typeof LastNote>;

/** Products in one change of tags; tags that a list is narrowed by. */
export const PRODUCT_BOUNDS = { changedAtOnce: 1000, filterTags: 100, external: 1000 } as const;

export const Product = z.object({
  sku: Sku,
  /** Empty for an external product: the article is its seller's secret. */
  offerId: z.string(),
  /** Empty for an external product that nobody has seen yet. */
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  priceKopecks: z.nullable(z.int()),
  /** As of the last sync; null where the marketplace told nothing, as for an external product. */
  stock: z.nullable(z.int()),
  isArchived: z.boolean(),
  /** Somebody else's, followed by its SKU. */
  isExternal: z.boolean(),
  tagIds: z.array(TagId),
  syncedAt: Instant,
  lastNote: z.nullable(LastNote),
});
export type Product = z.infer<typeof Product>;

export const listProducts = route({
  method: 'POST',
  path: 'product/list',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(Page, {
    cabinetId: CabinetId,
    /** product.md 5.6: digits only match the SKU, anything else matches the normalised name or article. */
    search: z._default(text(0, 200), ''),
    tagIds: z._default(z.array(TagId).check(z.maxLength(PRODUCT_BOUNDS.filterTags)), []),
    /** Products with any of these tags, or those that have all of them. */
    tagMode: z._default(z.enum(['any', 'all']), 'any'),
    /** Left out: own products only, as everything that asks the marketplace about them needs. */
    withExternal: z._default(z.boolean(), false),
    sort: z._default(ProductSort, 'name'),
    direction: z._default(SortDirection, 'asc'),
    /** The second key: orders what the first leaves equal. */
    thenSort: z.optional(ProductSort),
    thenDirection: z._default(SortDirection, 'asc'),
  }),
  output: z.object({ products: z.array(Product), total: z.int(), syncedAt: z.nullable(Instant) }),
  errors: [],
});

/** Asks for a sync now; it runs as a job and its state is a line of getCollectors. */
export const syncProducts = route({
  method: 'POST',
  path: 'product/sync',
  access: { cabinet: 'edit' },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({ isQueued: z.boolean() }),
  errors: [],
});

const inCabinet = z.object({ cabinetId: CabinetId });

/** Tags with the products that get or lose them: what one change did is what the next one takes back. */
export const TagPairs = z.array(
  z.object({
    tagId: TagId,
    skus: z.array(Sku).check(z.minLength(1), z.maxLength(PRODUCT_BOUNDS.changedAtOnce)),
  }),
);
export type TagPairs = z.infer<typeof TagPairs>;
const FilterPairs = TagPairs.check(z.maxLength(PRODUCT_BOUNDS.filterTags));

export const changeProductTags = route({
  method: 'POST',
  path: 'product/changeTags',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { add: z._default(FilterPairs, []), remove: z._default(FilterPairs, []) }),
  /** Only what was not so before. */
  output: z.object({ added: TagPairs, removed: TagPairs }),
  errors: ['tag.notFound', 'product.notFound'],
});

export const addExternalProduct = route({
  method: 'POST',
  path: 'product/addExternal',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { sku: Sku }),
  output: z.object({}),
  errors: ['product.exists', 'product.tooManyExternal'],
});

/** With its tags, notes and imported queries; the tracking of its positions stays. */
export const removeExternalProduct = route({
  method: 'POST',
  path: 'product/removeExternal',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { sku: Sku }),
  output: z.object({}),
  errors: ['product.notFound'],
});
