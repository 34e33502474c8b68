import * as z from 'zod/mini';
import { Day } from './dates.ts';
import { CabinetId, Sku } from './ids.ts';
import { PRODUCT_BOUNDS } from './products.ts';
import { ImportRejection } from './query-imports.ts';
import { route } from './route.ts';

/** Lines of a preview, rejected lines that are listed. */
export const KEYWORD_BOUNDS = { preview: 20, rejections: 100 } as const;

const column = z.int().check(z.minimum(0), z.maximum(10_000));

const inFile = z.object({
  cabinetId: CabinetId,
  /** Own or external products of the cabinet that get the queries. */
  skus: z.array(Sku).check(z.minLength(1), z.maxLength(PRODUCT_BOUNDS.changedAtOnce)),
  /** Places of columns from 0; left out: as the file itself tells. */
  query: z.optional(column),
  /** null: no column is a label. */
  label: z.optional(z.nullable(column)),
});

/** What an import of a keyword tool's file would do; nothing is stored. */
export const KeywordPreview = z.object({
  columns: z.array(z.string()),
  /** null: no column is known to hold queries, and a person has to say which. */
  query: z.nullable(z.int()),
  label: z.nullable(z.int()),
  totalLines: z.int(),
  /** Different queries of the file. */
  queriesCount: z.int(),
  /** Lines whose query stood in the file before. */
  repeated: z.int(),
  /** New queries of products: a query for two products counts twice. */
  added: z.int(),
  /** Queries that the products have already. */
  known: z.int(),
  rejected: z.int(),
  rejections: z.array(z.object({ line: z.int(), text: z.string(), reason: ImportRejection })),
  sample: z.array(z.object({ query: z.string(), label: z.nullable(z.string()) })),
  /** product.md 9.3: `trackingWords` of the plan. */
  current: z.int(),
  maximum: z.int(),
});
export type KeywordPreview = z.infer<typeof KeywordPreview>;

const fileErrors = [
  'import.unreadable',
  'import.tooManyRows',
  'import.limitExceeded',
  'request.tooLarge',
  'product.notFound',
] as const;

export const previewKeywords = route({
  method: 'POST',
  path: 'productTables/previewKeywords',
  kind: 'upload',
  access: { cabinet: 'edit' },
  input: inFile,
  output: KeywordPreview,
  errors: fileErrors,
});

/** All of them, or none when the plan has no room. */
export const importKeywords = route({
  method: 'POST',
  path: 'productTables/importKeywords',
  kind: 'upload',
  access: { cabinet: 'edit' },
  input: inFile,
  output: z.object({ added: z.int(), known: z.int(), repeated: z.int(), rejected: z.int() }),
  errors: [...fileErrors, 'cabinet.limitExceeded', 'myRequests.tooManyLabels'],
});

/** Days that the small lines of a product show; the plan may show fewer. */
export const PRODUCT_LINES_DAYS = 28;

const line = z.array(z.nullable(z.number()));

/** A product of the book day by day, up to today: what the marketplace has not finished yet is null. */
export const getProductLines = route({
  method: 'POST',
  path: 'productTables/getLines',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, sku: Sku }),
  output: z.object({
    days: z.array(Day),
    /** As long as `days`; null where nothing was measured. Average of the places that our checks found, in all cities. */
    place: line,
    /** Over all its queries. */
    viewUsers: line,
    orders: line,
    /** Days of the marketplace's figures that the plan shows, when that is fewer. */
    planDays: z.nullable(z.int()),
  }),
  errors: ['product.notFound'],
});
