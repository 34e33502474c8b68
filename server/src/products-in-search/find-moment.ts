import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { ShelfInput } from '../shelves/keep-shelf.ts';
import { listReadings, type Reading } from '../shelves/list-readings.ts';
import { shelfMoment, shelfQuery } from '../shelves/rules.ts';

type Input = { query: string; cityId: number; takenAt: string };

/** The look of a moment, or the refusal: a shelf is shown as it was stored and never made up. */
export async function findMoment(
  context: Context,
  { query, cityId, takenAt }: Input,
): Promise<{ shelf: ShelfInput & { takenAt: Date }; reading: Reading }> {
  const shelf = { query: shelfQuery(query), cityId, takenAt: shelfMoment(new Date(takenAt)) };
  const [reading] = await listReadings(context, shelf);
  if (!reading) throw problem('statistics.noData');
  return { shelf, reading };
}
