import {
  REQUEST_STATISTICS_BOUNDS,
  type getRequestStatistics as route,
} from '@vitrina/contract/request-statistics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import { listMostSeen } from '../own-queries/list-leaders.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { Context } from '../platform/context.ts';
import { requireOwnProducts } from '../products/own-products.ts';
import { compareTotals } from './compare-totals.ts';
import { findSources, type Sources } from './find-sources.ts';
import { judgeDays, judgeQueries } from './judge-data.ts';
import { measureProducts } from './measure-products.ts';
import { requirePeriod } from './period.ts';
import { rankRows } from './rules.ts';
import { daysIn } from './source-rules.ts';

type Input = z.output<(typeof route)['input']>;
type Answer = OutputOf<typeof route>;

function describeSources(sources: Sources, span: Span, previous: Span | null): Answer['sources'] {
  const describe = (name: 'queries' | 'analytics' | 'ads') => ({
    state: sources.states[name],
    measuredDays: daysIn(sources.days[name], span).length,
    previousDays: daysIn(sources.days[name], previous).length,
  });
  return { queries: describe('queries'), analytics: describe('analytics'), ads: describe('ads') };
}

export async function getRequestStatistics(context: Context, input: Input): Promise<Answer> {
  const { cabinetId, from, to } = input;
  const span = { from, to };
  const { visible, previous } = await requirePeriod(context, input);
  const named = await requireOwnProducts(context, cabinetId, input.skus);
  const sources = await findSources(context, cabinetId);
  const refusal = judgeDays(sources, span);
  if (refusal) throw refusal;
  const products =
    named.length > 0
      ? named
      : await listMostSeen(context, { cabinetId, span, most: REQUEST_STATISTICS_BOUNDS.lines });
  const skus = products.map(({ sku }) => sku);
  // A span without a measured day is no comparison.
  const isMeasured = Object.values(sources.days).some((days) => daysIn(days, previous).length > 0);
  const [now, before] = await Promise.all([
    measureProducts(context, cabinetId, skus, { span, sources }),
    previous === null || !isMeasured
      ? undefined
      : measureProducts(context, cabinetId, skus, { span: previous, sources }),
  ]);
  const tooFew = judgeQueries(
    now.rows.filter(({ days }) => days > 0).map(({ query }) => query),
    sources,
    { span, visible },
  );
  if (tooFew) throw tooFew;
  const described = describeSources(sources, span, previous);
  const phrases = [span, previous].map((one) => daysIn(sources.days.phrases, one).length);
  const newest = sources.queryDays.at(-1);
  return {
    visible,
    previousPeriod: previous,
    totals: now.totals,
    previousTotals: before ? compareTotals(before.totals, described, phrases) : null,
    products: products.map(({ sku, offerId, name, imageUrl }) => ({
      ...now.figuresOf(sku),
      offerId,
      name,
      imageUrl,
      sku: sku as Answer['products'][number]['sku'],
    })),
    rows: rankRows(now.rows),
    rowsTotal: now.rows.length,
    curve: now.curve,
    sources: described,
    lastDay: newest?.day ?? null,
    takenAt: newest?.collectedAt.toISOString() ?? null,
    nextAt: sources.nextAt?.toISOString() ?? null,
  };
}
