import { z } from 'zod';
import { DayText } from '../../clock/moscow-day.ts';
import { TOP_FIELDS } from './list-search-texts.ts';
import { PositionCluster, ProductFilter, SearchAsk, SearchOrder } from './search-ask.ts';

const Head = z.object({ id: z.uuid(), userReportName: z.string().max(200).optional() });

// The funnel writes this list with capital letters where the other reports do not.
const FunnelParams = ProductFilter.omit({ nmIds: true }).extend({
  nmIDs: z.array(z.int()).max(1000).default([]),
  startDate: DayText,
  endDate: DayText,
  aggregationLevel: z.enum(['day', 'week', 'month']).default('day'),
});
const SearchParams = SearchAsk.extend(ProductFilter.shape);

/** The reports that are made; those of stock are not. */
export const ReportAsk = z.discriminatedUnion('reportType', [
  Head.extend({ reportType: z.literal('DETAIL_HISTORY_REPORT'), params: FunnelParams }),
  Head.extend({ reportType: z.literal('GROUPED_HISTORY_REPORT'), params: FunnelParams }),
  Head.extend({
    reportType: z.literal('SEARCH_QUERIES_PREMIUM_REPORT_GROUP'),
    params: SearchParams.extend({ orderBy: SearchOrder, positionCluster: PositionCluster }),
  }),
  Head.extend({
    reportType: z.literal('SEARCH_QUERIES_PREMIUM_REPORT_PRODUCT'),
    params: SearchParams.extend({ positionCluster: PositionCluster }),
  }),
  Head.extend({
    reportType: z.literal('SEARCH_QUERIES_PREMIUM_REPORT_TEXT'),
    params: SearchParams.extend({
      topOrderBy: z.enum(TOP_FIELDS),
      orderBy: SearchOrder,
      limit: z.int().min(1).max(100),
    }),
  }),
]);
export type ReportAsk = z.infer<typeof ReportAsk>;
