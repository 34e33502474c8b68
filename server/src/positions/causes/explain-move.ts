import {
  CARD_FACTORS,
  type Explanation,
  MOVE_CAUSES,
  type MoveCause,
} from '@vitrina/contract/positions/causes.ts';
import { FEATURES } from './card-factors.ts';
import { isLittleKnown, type Ranking } from './learn-ranking.ts';
import { heightOf, placeAt, placesOf } from './place-scale.ts';
import { roundShares } from './round-shares.ts';
import type { SeenCard } from './seen-card.ts';
import { shareEffects } from './share-effects.ts';

const SURELY_KEPT = 0.9;
/** That something unseen happens in the very hour in which the card is seen to change is rare. */
const SEEN_COUNTS = 2;

export type Move = {
  sku: number;
  before: readonly SeenCard[];
  after: readonly SeenCard[];
};

/** Where a rival stands, and where it would with its own move put back; undefined: not on that page. */
type Rival = { cause: MoveCause; was: number | undefined; is: number | undefined };

function gainOf(weights: readonly number[], from: SeenCard, to: SeenCard, isOf = (_index: number) => true) {
  return weights.reduce(
    (sum, weight, index) =>
      isOf(index) ? sum + weight * ((to.features[index] ?? 0) - (from.features[index] ?? 0)) : sum,
    0,
  );
}

/** How far down from the first place a page was kept without a hole. */
function coveredTo(page: readonly SeenCard[]): number {
  const places = new Set(page.map(({ place }) => place));
  let place = 0;
  while (places.has(place + 1)) place += 1;
  return place;
}

/** Pages are kept to different depths: only what stood well above the end of the other one is missing on it. */
function listMissing(page: readonly SeenCard[], other: readonly SeenCard[]): SeenCard[] {
  const present = new Set(other.map((card) => card.sku));
  const depth = coveredTo(other) * SURELY_KEPT;
  return page.filter((card) => card.place <= depth && !present.has(card.sku));
}

function listRivals({ sku, before, after }: Move, weights: readonly number[]): Rival[] {
  const old = new Map(before.map((card) => [card.sku, card]));
  const changed = after.flatMap((card): Rival[] => {
    const then = old.get(card.sku);
    const gain = then === undefined || card.sku === sku ? 0 : gainOf(weights, then, card);
    const is = heightOf(card.place);
    return gain === 0 ? [] : [{ cause: 'rivals', was: is - gain, is }];
  });
  const came = listMissing(after, before).map(
    (card): Rival => ({ cause: 'newcomers', was: undefined, is: heightOf(card.place) }),
  );
  const gone = listMissing(before, after).map(
    (card): Rival => ({ cause: 'gone', was: heightOf(card.place), is: undefined }),
  );
  return [...changed, ...came, ...gone];
}

const isAbove = (height: number | undefined, mine: number) => Number(height !== undefined && height > mine);

/** The page after, on which sets of causes are put back; `place` is where the card would stand then. */
function createReplay(move: Move, mine: { before: SeenCard; after: SeenCard }, { weights }: Ranking) {
  const rivals = listRivals(move, weights);
  const gains = new Map<MoveCause, number>(
    CARD_FACTORS.map((factor) => [
      factor,
      gainOf(weights, mine.before, mine.after, (index) => FEATURES[index] === factor),
    ]),
  );
  const causes = MOVE_CAUSES.filter(
    (cause) => (gains.get(cause) ?? 0) !== 0 || rivals.some((rival) => rival.cause === cause),
  );
  const height = heightOf(mine.after.place);
  const bitOf = new Map(causes.map((cause, index) => [cause, 2 ** index]));
  return {
    causes,
    place(set: number): number {
      const isBack = (cause: MoveCause) => (set & (bitOf.get(cause) ?? 0)) !== 0;
      const own = causes.reduce(
        (sum, cause) => (isBack(cause) ? sum - (gains.get(cause) ?? 0) : sum),
        height,
      );
      const passed = rivals.reduce(
        (sum, { cause, was, is }) => (isBack(cause) ? sum + isAbove(was, own) - isAbove(is, own) : sum),
        0,
      );
      return Math.max(1, placeAt(own) + passed);
    },
  };
}

/** The share that went furthest in the direction of the move, when more than usual wandering is behind it. */
function findTop(
  shares: readonly Explanation['shares'][number][],
  { moved, unexplained, wandering }: { moved: number; unexplained: number; wandering: number },
): Explanation['top'] {
  if (moved === 0) return null;
  const along = Math.sign(moved);
  const unseen = unexplained * along - wandering;
  const best = shares.toSorted((one, other) => (other.places - one.places) * along)[0];
  const bestPlaces = (best?.places ?? 0) * along;
  const isOwn = CARD_FACTORS.some((factor) => factor === best?.cause);
  if (unseen > 0 && unseen >= bestPlaces * (isOwn ? SEEN_COUNTS : 1)) return 'unseen';
  return best !== undefined && bestPlaces > 0 ? best.cause : 'wandering';
}

/** undefined: the card is missing on one of the pages, so there is no move between places. */
export function explainMove(move: Move, ranking: Ranking): Explanation | undefined {
  const before = move.before.find(({ sku }) => sku === move.sku);
  const after = move.after.find(({ sku }) => sku === move.sku);
  if (before === undefined || after === undefined) return undefined;
  const { causes, place } = createReplay(move, { before, after }, ranking);
  const moved = after.place - before.place;
  // Putting back takes places away that the cause had cost.
  const exact = shareEffects(causes.length, place).map((effect) => -effect);
  const rest = moved - exact.reduce((sum, share) => sum + share, 0);
  const rounded = roundShares([...exact, rest], moved);
  const shares = causes
    .map((cause, index) => ({ cause, places: rounded[index] ?? 0 }))
    .filter((share) => share.places !== 0);
  const unexplained = rounded.at(-1) ?? 0;
  const wandering = Math.round(placesOf(ranking.wandering, Math.min(before.place, after.place)));
  return {
    placeBefore: before.place,
    placeAfter: after.place,
    shares,
    unexplained,
    wandering,
    top: findTop(shares, {
      moved,
      unexplained,
      wandering,
    }),
    learnedPages: ranking.pages,
    learnedChanges: ranking.changes,
    isLittleKnown: isLittleKnown(ranking),
  };
}
