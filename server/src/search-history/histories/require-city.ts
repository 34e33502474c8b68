import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getCities } from '../../queries/get-cities.ts';

/** Nothing is asked of the provider, and nothing remembered, about a city that does not exist. */
export async function requireCity(
  context: Pick<Context, 'db' | 'clock' | 'env' | 'send'>,
  cityId: number,
): Promise<void> {
  if (cityId === WHOLE_COUNTRY) return;
  const { cities } = await getCities(context);
  if (!cities.some(({ id }) => id === cityId))
    throw problem('request.invalid', { field: 'cityId', rule: 'unknown' });
}
