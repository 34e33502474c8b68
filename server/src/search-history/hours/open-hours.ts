import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { findQueries } from '../find-queries.ts';
import { fetchHistories, type RequestedQuery } from '../histories/fetch-histories.ts';
import { requireCity } from '../histories/require-city.ts';
import { closedSpan } from '../histories/require-histories.ts';

export type HoursContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>;
export type HoursScope = { marketplace: Marketplace; cityId: number; from: Day; to: Day };

export type OpenHours = {
  known: RequestedQuery[];
  /** The last day up to which the provider was asked and answered; null: it was not. */
  fetchedTo: Day | null;
  /** Something was asked for and did not come: what is stored may be all of it or not. */
  isBroken: boolean;
};

/** Brings the hours of asked queries from the provider, as far as its days are closed. */
export async function openHours(
  context: HoursContext,
  input: HoursScope,
  texts: readonly string[],
): Promise<OpenHours> {
  await requireCity(context, input.cityId);
  const newest = (await listMeasuredDays(context, input.marketplace)).at(-1)?.day;
  const known = await findQueries(context, texts);
  const closed = closedSpan(input, input, newest, context.clock.now());
  // A city's days come with its hours, so both are brought for the span that the table needs.
  const span = input.cityId === WHOLE_COUNTRY ? { from: input.from, to: closed.to } : closed;
  const { outcome } = await fetchHistories(context, input, known, span);
  return {
    known,
    fetchedTo: outcome === 'ok' ? closed.to : null,
    isBroken: outcome !== 'ok' && outcome !== 'off',
  };
}
