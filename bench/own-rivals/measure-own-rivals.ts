import { findPairs } from '../../server/src/products-in-search/find-pairs.ts';
import { findRivals } from '../../server/src/products-in-search/own-rivals/find-rivals.ts';
import type { Row } from '../report.ts';
import { atHour, type LabelledShelf, makeShelves, type PairKind, SHELF_HOURS } from './make-shelves.ts';

const SHELVES = 30;
/** Not one of those by which the rule was chosen. */
const SEED = 21;
const BUDGET_F1 = 0.9;
const PAGE = 36;
const BASELINE_HOURS = 7 * 24;
const CONTROLS: readonly PairKind[] = ['together', 'independent', 'soldOut'];

const keyOf = (skus: readonly number[]) => skus.toSorted((a, b) => a - b).join();

/** The rule of a shelf: two own cards on one page that overtook each other twice in seven days. */
function findBySwaps({ cards }: LabelledShelf): string[] {
  const hours = Array.from({ length: BASELINE_HOURS }, (_, back) => SHELF_HOURS - BASELINE_HOURS + back);
  const places = hours.flatMap((hour) =>
    [...cards].flatMap(([sku, line]) => {
      const place = line[hour] ?? 0;
      return place === 0 ? [] : { taken_at: atHour(hour), sku, place, page: Math.ceil(place / PAGE) };
    }),
  );
  return findPairs(places, atHour(SHELF_HOURS - 1)).flatMap(({ skus, isSwapping }) =>
    isSwapping ? [keyOf(skus)] : [],
  );
}

type Score = { right: number; missed: number; byKind: Map<PairKind | 'others', number> };

/** `others`: pairs of the cards that nobody labelled; they were not planted. */
function score(
  shelves: readonly LabelledShelf[],
  found: ReadonlyMap<LabelledShelf, readonly string[]>,
): Score {
  const byKind: Score['byKind'] = new Map();
  for (const shelf of shelves) {
    const kinds = new Map(shelf.pairs.map(({ kind, skus }) => [keyOf(skus), kind]));
    for (const key of found.get(shelf) ?? []) {
      const kind = kinds.get(key) ?? 'others';
      byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
    }
  }
  const right = byKind.get('planted') ?? 0;
  return { right, missed: countPairs(shelves, 'planted') - right, byKind };
}

const countPairs = (shelves: readonly LabelledShelf[], kind: PairKind) =>
  shelves.flatMap(({ pairs }) => pairs).filter((pair) => pair.kind === kind).length;
const countWrong = ({ byKind }: Score) => CONTROLS.reduce((sum, kind) => sum + (byKind.get(kind) ?? 0), 0);
const say = (one: Score) =>
  `${f1Of(one).toFixed(3)}: ${one.right} right, ${one.missed} missed, ${countWrong(one)} wrong`;

const f1Of = (one: Score) => (2 * one.right) / (2 * one.right + countWrong(one) + one.missed);

/** Planted pairs among controls, by the product's own rule and by the rule of one shelf. */
export async function measureOwnRivals(): Promise<Row[]> {
  const shelves = makeShelves(SEED, SHELVES);
  const found = new Map<LabelledShelf, string[]>();
  for (const shelf of shelves) {
    const rivals = await findRivals([shelf]);
    found.set(
      shelf,
      rivals.map(({ skus }) => keyOf(skus)),
    );
  }
  const swapping = new Map(shelves.map((shelf) => [shelf, findBySwaps(shelf)]));
  const [ours, baseline] = [score(shelves, found), score(shelves, swapping)];
  const compared = shelves.reduce((sum, { cards }) => sum + (cards.size * (cards.size - 1)) / 2, 0);
  const labelled = shelves.flatMap(({ pairs }) => pairs).length;
  const planted = countPairs(shelves, 'planted');
  const mistakes = (kind: PairKind | 'others', count: number): Row => ({
    what: `found by mistake of ${count.toLocaleString('en')} pairs: ${kind}`,
    measured: String(ours.byKind.get(kind) ?? 0),
    baseline: `two swaps in a week: ${baseline.byKind.get(kind) ?? 0}`,
    ratio: Number.NaN,
    budget: '',
    isKept: null,
  });
  return [
    {
      what: `F1 over ${planted} planted and ${labelled - planted} control pairs`,
      measured: say(ours),
      baseline: `two swaps in a week: ${say(baseline)}`,
      ratio: f1Of(ours) / f1Of(baseline),
      budget: `at least ${BUDGET_F1}`,
      isKept: f1Of(ours) >= BUDGET_F1,
    },
    ...CONTROLS.map((kind) => mistakes(kind, countPairs(shelves, kind))),
    mistakes('others', compared - labelled),
  ];
}
