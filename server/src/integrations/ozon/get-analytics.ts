import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, type OzonKey, OzonNumber } from './call-ozon.ts';

/** The contract: at most 14 metrics and 1000 rows an answer; only with Premium Plus or Pro, once a minute. */
const ANALYTICS_BOUNDS = { metrics: 14, rows: 1000 } as const;

export type AnalyticsMetric =
  | 'revenue'
  | 'ordered_units'
  | 'hits_view_search'
  | 'hits_view_pdp'
  | 'hits_view'
  | 'hits_tocart'
  | 'session_view'
  | 'session_view_search'
  | 'session_view_pdp'
  | 'conv_tocart';

type Input<Metric> = {
  /** YYYY-MM-DD; the current day is served while it grows, with one or two hours of delay. */
  from: string;
  to: string;
  dimensions: readonly ('sku' | 'day')[];
  metrics: readonly Metric[];
  offset?: number;
};

export type AnalyticsRow<Metric extends string> = {
  /** In the order in which they were asked for. */
  dimensions: string[];
  metrics: Record<Metric, number>;
};

const Report = z.object({
  result: z.object({
    data: z.array(
      z.object({
        dimensions: z.array(z.object({ id: z.union([z.string(), z.number()]).transform(String) })),
        metrics: z.array(OzonNumber),
      }),
    ),
  }),
});

/** What buyers did with own products. A full page may be followed by another one, from `offset` on. */
export async function getAnalytics<Metric extends AnalyticsMetric>(
  key: OzonKey,
  { from, to, dimensions, metrics, offset = 0 }: Input<Metric>,
): Promise<CallAnswer<{ rows: AnalyticsRow<Metric>[]; isFull: boolean }>> {
  if (metrics.length === 0 || metrics.length > ANALYTICS_BOUNDS.metrics) {
    return { outcome: 'invalid', message: `${metrics.length} metrics` };
  }
  const body = {
    date_from: from,
    date_to: to,
    dimension: dimensions,
    metrics,
    limit: ANALYTICS_BOUNDS.rows,
    offset,
  };
  const answer = await callOzon(key, '/v1/analytics/data', body, Report);
  if (answer.outcome !== 'ok') return answer;
  const { data } = answer.data.result;
  // Metrics come by position alone: another number of them cannot be told apart.
  const isStrange = data.some(
    (row) => row.metrics.length !== metrics.length || row.dimensions.length !== dimensions.length,
  );
  if (isStrange)
    return { outcome: 'drift', message: 'another number of metrics or dimensions than requested' };
  const rows = data.map((row) => ({
    dimensions: row.dimensions.map(({ id }) => id),
    metrics: Object.fromEntries(metrics.map((name, place) => [name, row.metrics[place]])) as Record<
      Metric,
      number
    >,
  }));
  return { outcome: 'ok', data: { rows, isFull: rows.length === ANALYTICS_BOUNDS.rows } };
}
