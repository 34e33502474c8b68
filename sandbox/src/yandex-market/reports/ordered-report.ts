import { z } from 'zod';

export const REPORT_KINDS = [
  'shows-sales',
  'shows-boost',
  'boost-consolidated',
  'competitors-position',
  'shelf-statistics',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const ReportFormat = z.enum(['FILE', 'CSV', 'JSON']);
export type ReportFormat = z.infer<typeof ReportFormat>;

/** A report as it was ordered; its content follows from this and the market. */
export const OrderedReport = z.object({
  id: z.string(),
  sellerId: z.int(),
  kind: z.enum(REPORT_KINDS),
  format: ReportFormat,
  requestedAtMs: z.number(),
  /** A planted fault let its making fail. */
  isFailed: z.boolean(),
  /** Moscow days, both included. */
  from: z.int(),
  to: z.int(),
  campaignId: z.int().optional(),
  grouping: z.enum(['CATEGORIES', 'OFFERS']).optional(),
  categoryId: z.int().optional(),
});
export type OrderedReport = z.infer<typeof OrderedReport>;
