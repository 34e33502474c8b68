import { Instant } from '@vitrina/contract/dates.ts';
import { Language } from '@vitrina/contract/languages.ts';
import * as z from 'zod';

/** Other bytes for the same content are another form: what an older product has made is then judged by its hashes only. */
export const EVIDENCE_FORM = 2;
/** What draws the report: another version may draw the same report by other bytes. */
export const REPORT_MAKER = 'pdfkit 0.20.2, bidi-js 1.0.3, DejaVu Sans 2.37.3';

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What was ordered and by whom: fixed when it is ordered, so that the same rows make the same bytes whenever it is made. */
export const EvidenceOrder = z.strictObject({
  form: z.int(),
  product: z.string(),
  reportMaker: z.string(),
  madeAt: Instant,
  madeBy: z.string(),
  cabinet: z.strictObject({ name: z.string(), sellerId: z.string(), sellerName: z.string().nullable() }),
  sku: z.int(),
  period: z.strictObject({ from: Day, to: Day }),
  /** The last look that is in it. */
  until: Instant,
  /** Only this seller; null: all but those that are left out. */
  seller: z.string().nullable(),
  /** The cabinet's own second companies. */
  leftOut: z.array(z.string()),
  language: Language,
});
export type EvidenceOrder = z.infer<typeof EvidenceOrder>;

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A snapshot as it is stored, with its hash: decisions/0056. */
const EvidenceSnapshot = z.strictObject({
  sku: z.int(),
  source: z.enum(['storefront', 'seller']),
  number: z.int(),
  fromAt: z.nullable(Instant),
  at: Instant,
  isFull: z.boolean(),
  facts: z.looseObject({
    title: z.string().optional(),
    price: z.int().nullable().optional(),
    offers: z
      .array(
        z.looseObject({
          sku: z.int(),
          sellerId: z.int().nullable(),
          sellerName: z.string().nullable(),
          priceKopecks: z.int().nullable(),
        }),
      )
      .optional(),
    pictures: z.array(z.looseObject({ hash: z.string() })).optional(),
  }),
  hash: Hash,
});
export const EvidenceChain = z.strictObject({
  source: z.enum(['storefront', 'seller']),
  /** The hash before the first of these snapshots; null: nothing was before, or it is kept no longer. */
  previousHash: Hash.nullable(),
  gaps: z.array(z.strictObject({ from: Instant, to: Instant, reason: z.string() })),
  snapshots: z.array(EvidenceSnapshot),
});
export type EvidenceChain = z.infer<typeof EvidenceChain>;

/** Everything that a pack is made of. Pictures are small ones by the hash of the picture's own bytes. */
export type EvidenceContent = {
  order: EvidenceOrder;
  chains: readonly EvidenceChain[];
  pictures: ReadonlyMap<string, Uint8Array>;
};
