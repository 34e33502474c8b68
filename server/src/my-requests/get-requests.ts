import {
  type getMyRequests,
  MY_REQUESTS_BOUNDS,
  getMyRequests as route,
} from '@vitrina/contract/my-requests.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { withRun } from '../cabinets/runs/with-run.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { findFrequencies } from '../queries/find-frequencies.ts';
import { describeProducts } from './describe-products.ts';
import { findCounts } from './find-counts.ts';
import { listSaid } from './list-said.ts';
import { listTracked } from './list-tracked.ts';
import { listWeekRequests } from './list-week-requests.ts';
import { findCountsSource } from './ready/find-source.ts';
import { rankRequests, toRequest } from './rules.ts';

type Input = { cabinetId: number; sku: number };
type Answer = OutputOf<typeof getMyRequests>;

async function readRequests(context: Context, { cabinetId, sku }: Input): Promise<Answer> {
  const [[product], source, said, tracked] = await Promise.all([
    describeProducts(context, cabinetId, [sku]),
    findCountsSource(context, cabinetId),
    listSaid(context, cabinetId, sku),
    listTracked(context, cabinetId, sku),
  ]);
  if (!product) throw problem('product.notFound');
  const { collection, days } = source;
  const [counts, week] = await Promise.all([
    findCounts(context, { cabinetId, sku }, source),
    listWeekRequests(context, cabinetId, sku, days),
  ]);
  const ofWeek = new Map(week.map((one) => [one.query, one]));
  const queries = [...new Set([...ofWeek.keys(), ...tracked.keys(), ...said.keys()])];
  const { of: frequency, counts: frequencies } = await findFrequencies(context, queries);
  const requests = queries.map((query) =>
    toRequest(
      query,
      {
        week: ofWeek.get(query),
        said: said.get(query),
        tracked: tracked.get(query),
        frequency: frequencies.get(query),
      },
      days,
    ),
  );
  return route.output.parse({
    product: { ...product, ...counts },
    collection,
    days,
    frequency,
    requests: rankRequests(requests).slice(0, MY_REQUESTS_BOUNDS.rows),
    requestsTotal: requests.length,
  });
}

/** Opening the queries of a product costs a use of the day; opening it again that day does not. */
export async function getRequests(context: Context, { cabinetId, sku }: Input): Promise<Answer> {
  return withRun(context, { cabinetId, type: 'myRequestsRuns', question: { sku } }, () =>
    readRequests(context, { cabinetId, sku }),
  );
}
