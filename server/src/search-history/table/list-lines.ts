import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { type QueryRow, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { ReportContext } from '../../platform/context.ts';
import { listSpellings } from '../../queries/spelling/list-spellings.ts';
import type { RequestedQuery } from '../histories/fetch-histories.ts';
import { compareLines } from './compare-lines.ts';
import { listChosenWindows } from './list-chosen-windows.ts';
import { listDailyCounts } from './list-daily-counts.ts';
import { listMarketPage, type PageSpan } from './list-market-page.ts';
import {
  countSnapshots,
  listChosenSnapshots,
  listSnapshotPage,
  type SnapshotRow,
  type SnapshotTotals,
} from './list-snapshot-page.ts';
import { orderOf } from './order-of.ts';
import { spanBehind } from './span-behind.ts';
import type { TablePlan } from './table-plan.ts';
import { toEmptyLine, toFeedLine, toSnapshotLine } from './to-lines.ts';

type LinesContext = ReportContext;
/** `others`: how many of the total are of other sources than the provider. */
export type Lines = { rows: QueryRow[]; total: number; others: number };

/** Lines of other sources behind those of the provider: a page that shows none of them reads none of them. */
async function listOtherLines(
  context: LinesContext,
  plan: TablePlan,
  totals: SnapshotTotals,
  { before, ...page }: PageSpan & { before: number },
): Promise<SnapshotRow[]> {
  const span = spanBehind(page, before);
  const isShown = span.limit > 0 && span.offset < totals.lines;
  return isShown ? listSnapshotPage(context, plan, totals, span) : [];
}

/** The days of the window, in which a line's other spellings are counted as well. */
function spanOf({ marketplace, window }: TablePlan, day: Day) {
  return { marketplace, from: addDays(day, 1 - window), to: day };
}

/**
 * A page of the whole market. The provider's lines come first and lines of other sources after them, each by the same
 * order: numbers in different units have no common one.
 */
export async function listMarketLines(
  context: LinesContext,
  plan: TablePlan,
  { offset, limit }: PageSpan,
  withCounts: boolean,
): Promise<Lines> {
  const [page, totals] = await Promise.all([
    listMarketPage(context, plan, { offset, limit }),
    countSnapshots(context, plan),
  ]);
  const ids = withCounts ? page.rows.map((row) => row.query_id) : [];
  const [counts, spellings, others] = await Promise.all([
    listDailyCounts(context, { ...plan, cityId: WHOLE_COUNTRY }, ids),
    plan.end ? listSpellings(context, spanOf(plan, plan.end.day), ids) : new Map<number, never>(),
    listOtherLines(context, plan, totals, { offset, limit, before: page.total }),
  ]);
  const { end } = plan;
  const feedLines = end
    ? page.rows.map((row) => ({
        ...toFeedLine(plan, end, row, counts.get(row.query_id)),
        spelling: spellings.get(row.query_id),
      }))
    : [];
  const otherLines = others.map((row) => toSnapshotLine(plan, row));
  return { rows: [...feedLines, ...otherLines], total: page.total + totals.lines, others: totals.lines };
}

/** More lines of other sources than a hundred queries can have. */
const MAX_OTHER_LINES = 2000;

/** Every line of the asked queries, in order, and those of which nothing is known in the period. */
export async function listChosenLines(
  context: LinesContext,
  plan: TablePlan,
  texts: readonly string[],
  known: readonly RequestedQuery[],
): Promise<{ lines: QueryRow[]; others: number; withoutData: string[] }> {
  const ids = known.map(({ id }) => id);
  const textOf = new Map(known.map(({ id, text }) => [id, text]));
  const [windows, counts, others] = await Promise.all([
    listChosenWindows(context, plan, ids),
    listDailyCounts(context, plan, ids),
    plan.hasOthers ? listChosenSnapshots(context, plan, texts, MAX_OTHER_LINES) : [],
  ]);
  const { end } = plan;
  const feedLines = windows.flatMap((row) => {
    // Outside of the period's windows nothing was searched: there is no line to show.
    const hasData = row.count > 0 || counts.has(row.query_id);
    const named = { ...row, text: textOf.get(row.query_id) ?? '' };
    return end && hasData ? [toFeedLine(plan, end, named, counts.get(row.query_id))] : [];
  });
  const otherLines = others.map((row) => toSnapshotLine(plan, row));
  const found = new Set([...feedLines, ...otherLines].map((line) => line.query));
  const withoutData = texts.filter((text) => !found.has(text));
  const emptyLines = plan.isEmptyHidden ? [] : withoutData.map((text) => toEmptyLine(plan, text));
  const order = orderOf(plan);
  const sorted = [...feedLines, ...emptyLines].toSorted((a, b) => compareLines(a, b, order));
  return { lines: [...sorted, ...otherLines], others: otherLines.length, withoutData };
}
