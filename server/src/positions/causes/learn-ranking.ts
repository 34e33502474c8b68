import { addRow, addSums, emptySums, type Sums, scaleOf, solveSums } from './least-squares.ts';
import { heightOf } from './place-scale.ts';

/** A card on a stored page: where it stood, and its features (card-factors.ts). */
export type SeenCard = { sku: number; place: number; features: readonly number[] };
type Page = readonly SeenCard[];

/** How the places of one shelf depend on what its pages show. */
export type Ranking = {
  /** What a feature is worth in height (place-scale.ts); never below 0. */
  weights: readonly number[];
  /** How far, in height, four cards of five stay within while nothing that is seen of them changes. */
  wandering: number;
  /** How many pages were looked at, and how often a card on them had changed since the page before. */
  pages: number;
  changes: number;
};

/**
 * Cards differ in much that no page shows, so a card is compared with itself at other times. This part of its mean is
 * kept: where hardly anything changes, comparing cards with each other is better than nothing.
 */
const KEPT_OF_MEAN = 0.05;
const RIDGE = 0.5;
/** One shelf is denser than another: the same change moves a card further. */
const TRUST_IN_ALL = 5;
const SCALE_BOUNDS = [1 / 3, 3] as const;
const USUAL_SHARE = 0.8;

type Row = { features: readonly number[]; height: number };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Takes a part of their means away from rows. */
function centre(rows: readonly Row[], part: number): Row[] {
  const height = part * mean(rows.map((row) => row.height));
  const means = (rows[0]?.features ?? []).map(
    (_, index) => part * mean(rows.map((row) => row.features[index] ?? 0)),
  );
  return rows.map((row) => ({
    height: row.height - height,
    features: row.features.map((value, index) => value - (means[index] ?? 0)),
  }));
}

function sumShelf(pages: readonly Page[], size: number): Sums {
  const rowsOf = new Map<number, Row[]>();
  for (const page of pages) {
    const rows = page.map(({ place, features }) => ({ features, height: heightOf(place) }));
    for (const [index, row] of centre(rows, 1).entries()) {
      const { sku = 0 } = page[index] ?? {};
      const known = rowsOf.get(sku);
      if (known === undefined) rowsOf.set(sku, [row]);
      else known.push(row);
    }
  }
  const sums = emptySums(size);
  for (const rows of rowsOf.values()) {
    for (const { features, height } of centre(rows, 1 - KEPT_OF_MEAN)) addRow(sums, features, height);
  }
  return sums;
}

/** How cards moved from page to page while nothing of them changed, and how many changed. */
function watchCards(pages: readonly Page[]): { steps: number[]; changes: number } {
  const last = new Map<number, SeenCard>();
  const steps: number[] = [];
  let changes = 0;
  for (const card of pages.flat()) {
    const before = last.get(card.sku);
    last.set(card.sku, card);
    if (before === undefined) continue;
    const isSame = before.features.every((value, index) => value === card.features[index]);
    if (isSame) steps.push(Math.abs(heightOf(card.place) - heightOf(before.place)));
    else changes += 1;
  }
  return { steps, changes };
}

/** Takes in shelves one after the other, each with its pages from the oldest on, so that others may work between them. */
export function createLearner(size: number) {
  const shelves = new Map<string, Sums>();
  const all = emptySums(size);
  const steps: number[] = [];
  const seen = { pages: 0, changes: 0 };
  return {
    add(name: string, pages: readonly Page[]): void {
      const sums = sumShelf(pages, size);
      shelves.set(name, sums);
      addSums(all, sums);
      const watched = watchCards(pages);
      for (const step of watched.steps) steps.push(step);
      seen.pages += pages.length;
      seen.changes += watched.changes;
    },
    /** The ranking of each shelf: one for all, steeper or flatter on each. */
    finish(): Map<string, Ranking> {
      const weights = solveSums(all, RIDGE);
      const wandering =
        steps.toSorted((one, other) => one - other)[Math.floor(steps.length * USUAL_SHARE)] ?? 0;
      const [least, most] = SCALE_BOUNDS;
      return new Map(
        [...shelves].map(([name, sums]) => {
          const scale = Math.min(most, Math.max(least, scaleOf(sums, weights, TRUST_IN_ALL)));
          return [name, { weights: weights.map((weight) => weight * scale), wandering, ...seen }];
        }),
      );
    },
  };
}
