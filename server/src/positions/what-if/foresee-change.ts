import { CabinetId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { Prediction } from '@vitrina/contract/positions/what-if.ts';
import type { Context } from '../../platform/context.ts';
import type { Rankings } from '../causes/create-rankings.ts';
import { explainPositionMove } from '../causes/explain-position-move.ts';
import { chooseWishes, type Wish } from './choose-wishes.ts';
import { predictPlace } from './predict-place.ts';

/** A query of an own product that fell, and the hour of its newest answer. */
export type FallenCell = {
  cabinetId: number;
  entryId: number;
  sku: number;
  cityId: number;
  query: string;
  bucket: Date;
};

type ForeseenChange = { wish: Wish; place: number; prediction: Prediction };
/** `undefined`: nothing can be said of any change. */
export type Foresight = ForeseenChange | 'learning' | undefined;

/** Below the places that were read. */
const BEYOND = Number.POSITIVE_INFINITY;

/** Which change of a fallen card would likely bring it furthest up, by the page of its newest check. */
export async function foreseeChange(
  context: Context,
  rankings: Rankings,
  { cabinetId, entryId, sku, cityId, query, bucket }: FallenCell,
): Promise<Foresight> {
  const move = await explainPositionMove(context, rankings, {
    cabinetId: CabinetId.parse(cabinetId),
    entryId: PositionEntryId.parse(entryId),
    query,
    bucket: bucket.toISOString(),
    grouping: 'Hour',
    choice: 'last',
    against: 'day',
  });
  if (move.state === 'learning') return 'learning';
  const { card, pageAt } = move.after;
  if (card === null || pageAt === null) return undefined;
  const answers = await Promise.all(
    chooseWishes(move.before.card, card).map(async (wish) => ({
      wish,
      answer: await predictPlace(context, rankings, {
        cabinetId: CabinetId.parse(cabinetId),
        query,
        cityId,
        takenAt: pageAt,
        sku: Sku.parse(sku),
        wanted: { [wish.field]: wish.to },
      }),
    })),
  );
  if (answers.some(({ answer }) => answer.state === 'learning')) return 'learning';
  const foreseen = answers.flatMap(({ wish, answer: { now, prediction } }): ForeseenChange[] =>
    now === null || prediction === null ? [] : [{ wish, place: now.place, prediction }],
  );
  const likelyOf = ({ prediction }: ForeseenChange) => prediction.likely ?? BEYOND;
  return foreseen
    .filter((one) => likelyOf(one) < one.place)
    .toSorted((one, other) => likelyOf(one) - likelyOf(other))[0];
}
