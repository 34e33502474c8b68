import { listDays } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { listMeasuredDays, type StoredDay } from '../../queries/list-stored-days.ts';
import { findAsked, normaliseAsked } from '../asked-queries.ts';
import { requireCity } from '../histories/require-city.ts';
import { closedSpan, requireHistories } from '../histories/require-histories.ts';
import { requireScope } from '../require-scope.ts';
import { hasOtherSources } from './has-other-sources.ts';
import { type Lines, listChosenLines, listMarketLines } from './list-lines.ts';
import { planTable, type TableInput, type TablePlan } from './table-plan.ts';

export type TableContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>;
export type AskedTable = Omit<TableInput, 'hasOthers'> & { queries: readonly string[] };
type KnownTable = AskedTable & { hasOthers: boolean };

/** A table that was asked for: any part of it, always of the same day. */
export type OpenTable = {
  plan: TablePlan;
  stored: readonly StoredDay[];
  withoutData: readonly string[];
  /** `withCounts`: with the daily counts of the little lines, which a file does not have. */
  listLines(offset: number, limit: number, withCounts: boolean): Promise<Lines>;
};

function planCountry(asked: KnownTable, stored: readonly StoredDay[]): TablePlan {
  const lines = new Map(stored.map((line) => [line.day, line]));
  return planTable(asked, {
    days: stored.map((line) => line.day),
    about: (day) => {
      const line = lines.get(day);
      return { takenAt: line?.takenAt ?? null, windows: line?.windows ?? null };
    },
  });
}

async function openChosen(
  context: TableContext,
  asked: KnownTable,
  stored: readonly StoredDay[],
): Promise<{ plan: TablePlan } & Awaited<ReturnType<typeof listChosenLines>>> {
  const texts = normaliseAsked(asked.queries);
  if (asked.cityId === WHOLE_COUNTRY) {
    const plan = planCountry(asked, stored);
    return { plan, ...(await listChosenLines(context, plan, texts, await findAsked(context, texts))) };
  }
  const span = closedSpan(asked, asked, stored.at(-1)?.day, context.clock.now());
  await requireCity(context, asked.cityId);
  const known = await findAsked(context, texts);
  await requireHistories(context, asked, known, span);
  const days = span.from > span.to ? [] : listDays(span.from, span.to);
  const takenAt = stored.at(-1)?.takenAt ?? null;
  const plan = planTable(asked, { days, about: () => ({ takenAt, windows: null }) });
  return { plan, ...(await listChosenLines(context, plan, texts, known)) };
}

export async function openTable(context: TableContext, given: AskedTable): Promise<OpenTable> {
  const [stored, hasOthers] = await Promise.all([
    listMeasuredDays(context, given.marketplace),
    hasOtherSources(context, given.marketplace, given.cabinetId),
    requireScope(context, given),
  ]);
  const asked = { ...given, hasOthers };
  if (asked.queries.length > 0) {
    const { plan, lines, others, withoutData } = await openChosen(
      context,
      { ...asked, contains: '' },
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
  if (asked.cityId !== WHOLE_COUNTRY)
    throw problem('request.invalid', { field: 'cityId', rule: 'needsQueries' });
  const plan = planCountry(asked, stored);
  return {
    plan,
    stored,
    withoutData: [],
    listLines: (offset, limit, withCounts) => listMarketLines(context, plan, { offset, limit }, withCounts),
  };
}
