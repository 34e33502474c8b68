import type { City } from '@vitrina/contract/search-history.ts';
import type { Context, DbContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { syncCities } from './sync-cities.ts';
import type { QueryTables } from './tables.ts';

async function listCities({ db }: DbContext): Promise<City[]> {
  return db.withTables<QueryTables>().selectFrom('cities').select(['id', 'name']).orderBy('name').execute();
}

/** The stored list; asked of the provider at once only while there is none. */
export async function getCities(
  context: Pick<Context, 'db' | 'clock' | 'env' | 'send'>,
): Promise<{ cities: City[] }> {
  const stored = await listCities(context);
  if (stored.length > 0) return { cities: stored };
  if ((await syncCities(context)) === 'failed') throw problem('external.serverError');
  return { cities: await listCities(context) };
}
