import { PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { Context } from '../../../platform/context.ts';
import type { WeighedFall } from '../get-morning.ts';
import { listNewestHours, nameOfSeries } from '../list-hours.ts';
import { gainOfPlace } from './gain-of-place.ts';
import { NOTHING, type Scope, type Source } from './source.ts';

/** Each asks for two pages and what was learned of them. */
const MOST_EXAMINED = 4;

type Lever = Extract<Suggestion, { kind: 'change' }>['field'];
type Foreseen = {
  wish: { field: Lever; from: number; to: number; isBack: boolean };
  place: number;
  prediction: { likely: number | null; best: number | null; worst: number | null };
};

/** "What if" of position check, which is another tool: it is given where the product is put together. */
export type Foresee = (
  context: Context,
  cell: { cabinetId: number; entryId: number; sku: number; cityId: number; query: string; bucket: Date },
) => Promise<Foreseen | 'learning' | undefined>;

/** Own products whose falls matter most. What a query brings is known of the whole country: of several cities the first counts. */
function chooseFallen(falls: readonly WeighedFall[]): WeighedFall[] {
  const own = falls.filter(({ isOwn, after }) => isOwn && typeof after === 'number');
  const firsts = new Map(own.toReversed().map((fall) => [`${fall.sku} ${fall.text}`, fall]));
  return own.filter((fall) => firsts.get(`${fall.sku} ${fall.text}`) === fall).slice(0, MOST_EXAMINED);
}

function describe({ seen, ownWeekOf }: Scope, fall: WeighedFall, foreseen: Foreseen): Suggestion {
  const { wish, place, prediction } = foreseen;
  const { ordersPerViewer } = ownWeekOf(fall.sku);
  return {
    kind: 'change',
    gain: gainOfPlace({ place, ...prediction }, { searches: fall.searches, seen, ordersPerViewer }),
    entryId: PositionEntryId.parse(fall.entryId),
    sku: Sku.parse(fall.sku),
    product: fall.product,
    query: fall.query,
    cityId: fall.cityId,
    ...wish,
    place,
    ...prediction,
  };
}

/** Another price, delivery or stock for what fell. */
export function suggestChange(foresee: Foresee): Source {
  return async (scope) => {
    const { context, cabinetId, plan, falls } = scope;
    if (PLAN_LIMITS[plan].positionProducts === 0) return NOTHING;
    const fallen = chooseFallen(falls);
    const hours = await listNewestHours(context, cabinetId, fallen, context.clock.now());
    const answers = await Promise.all(
      fallen.map(async (fall) => {
        const bucket = hours.get(nameOfSeries(fall));
        const { entryId, sku, cityId, query } = fall;
        const foreseen =
          bucket && (await foresee(context, { cabinetId, entryId, sku, cityId, query, bucket }));
        return { fall, foreseen };
      }),
    );
    return {
      isLearning: answers.some(({ foreseen }) => foreseen === 'learning'),
      offers: answers.flatMap(({ fall, foreseen }) =>
        foreseen === undefined || foreseen === 'learning' ? [] : [describe(scope, fall, foreseen)],
      ),
    };
  };
}
