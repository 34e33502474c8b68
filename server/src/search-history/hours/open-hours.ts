import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { findAsked } from '../asked-queries.ts';
import { type AskedQuery, fetchHistories } from '../histories/fetch-histories.ts';
import { requireCity } from '../histories/require-city.ts';
import { closedSpan } from '../histories/require-histories.ts';

export type HoursContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>;
export type HoursScope = { marketplace: Marketplace; cityId: number; from: Day; to: Day };

export type OpenHours = {
  known: AskedQuery[];
  /** The last day up to which the provider was asked and answered; null: it was not. */
  fetchedTo: Day | null;
  /** Something was asked for and did not come: what is stored may be all of it or not. */
  isBroken: boolean;
};

/** Brings the hours of asked queries from the provider, as far as its days are closed. */
export async function openHours(
  context: HoursContext,
  asked: HoursScope,
  texts: readonly string[],
): Promise<OpenHours> {
  await requireCity(context, asked.cityId);
  const newest = (await listMeasuredDays(context, asked.marketplace)).at(-1)?.day;
  const known = await findAsked(context, texts);
  const closed = closedSpan(asked, asked, newest, context.clock.now());
  // A city's days come with its hours, so both are brought for the span that the table needs.
  const span = asked.cityId === WHOLE_COUNTRY ? { from: asked.from, to: closed.to } : closed;
  const { outcome } = await fetchHistories(context, asked, known, span);
  return {
    known,
    fetchedTo: outcome === 'ok' ? closed.to : null,
    isBroken: outcome !== 'ok' && outcome !== 'off',
  };
}
