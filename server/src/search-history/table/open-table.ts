import { listDays } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { listMeasuredDays, type StoredDay } from '../../queries/list-stored-days.ts';
import { findQueries, normaliseQueries } from '../find-queries.ts';
import { requireCity } from '../histories/require-city.ts';
import { closedSpan, requireHistories } from '../histories/require-histories.ts';
import { requireScope } from '../require-scope.ts';
import { hasOtherSources } from './has-other-sources.ts';
import { type Lines, listChosenLines, listMarketLines } from './list-lines.ts';
import { planTable, type TableInput, type TablePlan } from './table-plan.ts';

export type TableContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>;
export type TableRequest = Omit<TableInput, 'hasOthers'> & { queries: readonly string[] };
type KnownTable = TableRequest & { hasOthers: boolean };

/** A table that was asked for: any part of it, always of the same day. */
export type OpenTable = {
  plan: TablePlan;
  stored: readonly StoredDay[];
  withoutData: readonly string[];
  /** `withCounts`: with the daily counts of the little lines, which a file does not have. */
  listLines(offset: number, limit: number, withCounts: boolean): Promise<Lines>;
};

function planCountry(input: KnownTable, stored: readonly StoredDay[]): TablePlan {
  const lines = new Map(stored.map((line) => [line.day, line]));
  return planTable(input, {
    days: stored.map((line) => line.day),
    about: (day) => {
      const line = lines.get(day);
      return { takenAt: line?.takenAt ?? null, windows: line?.windows ?? null };
    },
  });
}

async function openChosen(
  context: TableContext,
  input: KnownTable,
  stored: readonly StoredDay[],
): Promise<{ plan: TablePlan } & Awaited<ReturnType<typeof listChosenLines>>> {
  const texts = normaliseQueries(input.queries);
  if (input.cityId === WHOLE_COUNTRY) {
    const plan = planCountry(input, stored);
    return { plan, ...(await listChosenLines(context, plan, texts, await findQueries(context, texts))) };
  }
  const span = closedSpan(input, input, stored.at(-1)?.day, context.clock.now());
  await requireCity(context, input.cityId);
  const known = await findQueries(context, texts);
  await requireHistories(context, input, known, span);
  const days = span.from > span.to ? [] : listDays(span.from, span.to);
  const takenAt = stored.at(-1)?.takenAt ?? null;
  const plan = planTable(input, { days, about: () => ({ takenAt, windows: null }) });
  return { plan, ...(await listChosenLines(context, plan, texts, known)) };
}

/** `judgedAt`: whose days of the plan the period is judged by; now, unless it was ordered earlier. */
export async function openTable(
  context: TableContext,
  given: TableRequest,
  judgedAt = context.clock.now(),
): Promise<OpenTable> {
  const [stored, hasOthers] = await Promise.all([
    listMeasuredDays(context, given.marketplace),
    hasOtherSources(context, given.marketplace, given.cabinetId),
    requireScope(context, given, judgedAt),
  ]);
  const input = { ...given, hasOthers };
  if (input.queries.length > 0) {
    const { plan, lines, others, withoutData } = await openChosen(
      context,
      { ...input, contains: '' },
      stored,
    );
    const total = lines.length;
    return {
      plan,
      stored,
      withoutData,
      listLines: async (offset, limit) => ({ rows: lines.slice(offset, offset + limit), total, others }),
    };
  }
  // City statistics come for asked queries only.
  if (input.cityId !== WHOLE_COUNTRY)
    throw problem('request.invalid', { field: 'cityId', rule: 'needsQueries' });
  const plan = planCountry(input, stored);
  return {
    plan,
    stored,
    withoutData: [],
    listLines: (offset, limit, withCounts) => listMarketLines(context, plan, { offset, limit }, withCounts),
  };
}
