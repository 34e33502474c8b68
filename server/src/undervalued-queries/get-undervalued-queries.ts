import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type {
  getUndervaluedQueries as route,
  UndervaluedQuestion,
} from '@vitrina/contract/undervalued-queries.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { withRun } from '../cabinets/runs/with-run.ts';
import { listBestPlaces } from '../own-queries/places/list-best-places.ts';
import { listTrackedTerms } from '../own-queries/places/list-tracked-terms.ts';
import { listVisibleCabinets } from '../own-queries/places/list-visible-cabinets.ts';
import type { Context } from '../platform/context.ts';
import { findQueryIds } from '../queries/find-query-ids.ts';
import { getFreshness } from '../queries/freshness.ts';
import { listMeasuredDays, type StoredDay } from '../queries/list-stored-days.ts';
import { lastAtOrBefore } from '../queries/measured-days.ts';
import { listSpellings } from '../queries/spelling/list-spellings.ts';
import { judgeDay, visibleDays } from '../queries/visible-days.ts';
import { listFilters } from './filters.ts';
import { getScale } from './get-scale.ts';
import { listHidden } from './hidden/list-hidden.ts';
import { listBest } from './list-best.ts';
import { type MarketDay, openMarketDay, WINDOW } from './market-source.ts';
import { chooseGrowth, toMarks } from './rules.ts';
import { suggestLoosening } from './suggest-loosening.ts';
import { toRow } from './to-row.ts';

export type ListContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env'>;
type Answer = OutputOf<typeof route>;
type List = Pick<Answer, 'rows' | 'total' | 'marks' | 'suggestions'>;

/** The cabinets whose analytics a person may see, and the queries that these follow. */
async function listOwnTerms(context: ListContext, userId: number) {
  const cabinetIds = await listVisibleCabinets(context, userId);
  return { cabinetIds, terms: await listTrackedTerms(context, cabinetIds) };
}

async function listRows(
  context: ListContext,
  userId: number,
  input: UndervaluedQuestion & { maximum: number },
  market: MarketDay,
): Promise<List> {
  const [{ cabinetIds, terms }, hidden, scale] = await Promise.all([
    listOwnTerms(context, userId),
    listHidden(context, input.cabinetId),
    getScale(context, market),
  ]);
  const trackedTexts = [...new Set(terms.map(({ query }) => query))];
  const filters = listFilters(input, market, {
    cabinetIds,
    trackedIds: input.isMineHidden ? [...(await findQueryIds(context, trackedTexts)).values()] : [],
    hiddenIds: hidden.map(({ queryId }) => queryId),
  });
  const growth = chooseGrowth(input, market);
  const found = await listBest(context, market, {
    scale,
    growth,
    filters,
    least: input.minFrequency,
    limit: input.maximum,
  });
  const hasPlaces = input.marketplace === 'ozon' && found.rows.length > 0;
  const span = { marketplace: market.marketplace, from: addDays(market.day, 1 - WINDOW), to: market.day };
  const ids = found.rows.map((row) => row.query_id);
  const [best, spellings] = await Promise.all([
    hasPlaces
      ? listBestPlaces(context, cabinetIds, terms, { day: market.day, rows: found.rows })
      : new Map<string, never>(),
    listSpellings(context, span, ids),
  ]);
  const here = terms.filter(({ cabinetId }) => cabinetId === input.cabinetId);
  const common = { market, scale, growth, best, spellings, tracked: new Set(here.map(({ query }) => query)) };
  return {
    rows: found.rows.map((row) => toRow(row, common)),
    total: found.total,
    marks: toMarks(scale, growth),
    suggestions: found.total === 0 ? await suggestLoosening(context, market, filters) : [],
  };
}

type Opened = {
  stored: readonly StoredDay[];
  market: MarketDay | null;
  maximum: number;
  visible: { from: Day; to: Day };
};

/** The measured day that a question is about, within what the plan shows. */
export async function openQuestion(context: ListContext, input: UndervaluedQuestion): Promise<Opened> {
  const [plan, stored] = await Promise.all([
    getCabinetPlan(context, input.cabinetId),
    listMeasuredDays(context, input.marketplace),
  ]);
  const visible = visibleDays(input.marketplace, PLAN_LIMITS[plan].undervaluedDays, context.clock.now());
  const refusal = input.day === undefined ? undefined : judgeDay(input.day, visible);
  if (refusal) throw refusal;
  const days = stored.map(({ day }) => day);
  const day = lastAtOrBefore(days, input.day ?? visible.to);
  const market = day === undefined ? null : openMarketDay(input.marketplace, stored, day);
  return { stored, market, maximum: PLAN_LIMITS[plan].undervaluedQueries, visible };
}

/** Answers within the run of a question: one that was paid for today costs nothing more. */
export async function withinRun<Found>(
  context: ListContext,
  input: UndervaluedQuestion,
  market: MarketDay,
  answer: () => Promise<Found>,
): Promise<Found> {
  // The day by its name: asking for the newest one is the same question today and another one tomorrow.
  const question = { ...input, day: undefined, on: market.day };
  return withRun(context, { cabinetId: input.cabinetId, type: 'undervaluedRuns', question }, answer);
}

const NOTHING: List = { rows: [], total: 0, marks: null, suggestions: [] };

export async function getUndervaluedQueries(
  context: ListContext,
  userId: number,
  input: UndervaluedQuestion,
): Promise<Answer> {
  const { stored, market, maximum, visible } = await openQuestion(context, input);
  // A market of which nothing is known yet is no answer, and costs no run.
  const [list, freshness] = await Promise.all([
    market === null
      ? NOTHING
      : withinRun(context, input, market, () => listRows(context, userId, { ...input, maximum }, market)),
    getFreshness(context, input.marketplace, stored),
  ]);
  return {
    ...list,
    maximum,
    visible,
    day: market?.day ?? null,
    measuredDays: market?.coverage.days ?? 0,
    freshness,
  };
}
