import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Doubt, predictPlace as route } from '@vitrina/contract/positions/what-if.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { ProductsTables } from '../../products/tables.ts';
import { listReadings } from '../../shelves/list-readings.ts';
import { readStoredShelf } from '../../shelves/read-stored-shelf.ts';
import { shelfMoment, shelfQuery } from '../../shelves/rules.ts';
import type { Rankings } from '../causes/create-rankings.ts';
import { cardOf } from '../causes/name-rivals.ts';
import { listPassed } from './list-passed.ts';
import { predictCard } from './predict-card.ts';

type Input = z.output<(typeof route)['input']>;
type Answer = OutputOf<typeof route>;

/** What moved places so long ago may be over. */
const OLDEST_MS = 3 * DAY_MS;

async function requireOwn({ db }: Pick<Context, 'db'>, { cabinetId, sku }: Input): Promise<void> {
  const product = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select('sku')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('is_external', '=', false)
    .executeTakeFirst();
  if (product === undefined) throw problem('product.notFound');
}

const NOTHING = {
  prediction: null,
  doubts: [],
  passed: [],
  passedCount: 0,
  learnedPages: null,
  learnedChanges: null,
};

/** Where an own card of a stored shelf would likely stand if it were different, or why that cannot be said. */
export async function predictPlace(context: Context, rankings: Rankings, input: Input): Promise<Answer> {
  const { cabinetId, sku, wanted } = input;
  await requireOwn(context, input);
  const shelf = { query: shelfQuery(input.query), cityId: input.cityId };
  const takenAt = shelfMoment(new Date(input.takenAt));
  const isOld = context.clock.now().getTime() - takenAt.getTime() > OLDEST_MS;
  const [[reading], page, ranking] = await Promise.all([
    listReadings(context, { ...shelf, takenAt }),
    readStoredShelf(context, { ...shelf, takenAt }),
    isOld ? undefined : rankings.find(context, { cabinetId, shelf, at: takenAt }),
  ]);
  if (reading === undefined) throw problem('statistics.noData');
  const own = page.find((tile) => tile.sku === sku);
  const read = { depth: reading.places_read, isWhole: reading.is_whole };
  const now = own === undefined ? null : { place: own.place, card: cardOf(own) };
  const seen = { ...NOTHING, now, depth: read.depth };
  const cannotSay = (...doubts: Doubt[]): Answer => ({ ...seen, state: 'cannotSay', doubts });
  if (own === undefined) return cannotSay({ reason: 'notOnShelf', field: null });
  if (isOld) return cannotSay({ reason: 'oldShelf', field: null });
  if (ranking === undefined) return { ...seen, state: 'learning' };
  const learned = { learnedPages: ranking.pages, learnedChanges: ranking.changes };
  const predicted = predictCard({ query: shelf.query, page, own, wanted }, ranking, read);
  if ('doubts' in predicted) return { ...cannotSay(...predicted.doubts), ...learned };
  return {
    ...seen,
    ...learned,
    ...listPassed(page, own.place, predicted.likely),
    state: 'predicted',
    prediction: predicted,
  };
}
