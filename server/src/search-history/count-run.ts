import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { RunType } from '@vitrina/contract/plans.ts';
import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import { type Run, withRun } from '../cabinets/runs/with-run.ts';
import type { TimedContext } from '../platform/context.ts';
import { normaliseQueries } from './find-queries.ts';

const RUN_OF: Readonly<Record<Marketplace, RunType>> = {
  ozon: 'searchHistoryRunsOzon',
  wb: 'searchHistoryRunsWb',
  ym: 'searchHistoryRunsYm',
};

type Input = {
  cabinetId: number;
  marketplace: Marketplace;
  queries: readonly string[];
  cityId: number;
  from: Day;
  to: Day;
  window: HistoryWindow;
};

export function runOf({ cabinetId, marketplace, queries, cityId, from, to, window }: Input): Run {
  const question = { queries: normaliseQueries(queries).toSorted(), cityId, from, to, window };
  return { cabinetId, type: RUN_OF[marketplace], question };
}

/** Named queries are a run of the plan; the table, the charts, the hours and the file of one question are one run. */
export async function countRun<Answer>(
  context: TimedContext,
  input: Input,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  return normaliseQueries(input.queries).length === 0 ? answer() : withRun(context, runOf(input), answer);
}
