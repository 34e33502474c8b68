import type { RequestsCollection, RequestsDays } from '@vitrina/contract/my-requests.ts';
import type { TimedContext } from '../../platform/context.ts';
import { findCollection } from '../find-collection.ts';
import { listExcluded } from '../list-said.ts';
import type { Excluded } from '../week-sql.ts';
import { digestDays } from './digest-days.ts';

export type CountsSource = {
  collection: RequestsCollection;
  days: RequestsDays;
  excluded: Excluded;
  madeOf: string;
};

/** What the counts of a cabinet's products are to be made of at this moment. */
export async function findCountsSource(context: TimedContext, cabinetId: number): Promise<CountsSource> {
  const [{ collection, days, stored }, excluded] = await Promise.all([
    findCollection(context, cabinetId),
    listExcluded(context, cabinetId),
  ]);
  return { collection, days, excluded, madeOf: digestDays({ days, stored, excluded }) };
}
