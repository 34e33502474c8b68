import { emptyParts, PARTS, partOf, sumParts } from './card-parts.ts';
import { type Doubts, listSteps, measureDoubts, type Step } from './learn-doubts.ts';
import { addRow, addSums, emptySums, type Sums, scaleOf, solveSums } from './least-squares.ts';
import { heightOf } from './place-scale.ts';
import type { SeenCard } from './seen-card.ts';

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
  doubts: Doubts;
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

/** Below so many changes seen, or pages, what was learned is worth little. */
const FEW_CHANGES = 100;
const FEW_PAGES = 8;

export function isLittleKnown({ changes, pages }: Pick<Ranking, 'changes' | 'pages'>): boolean {
  return changes < FEW_CHANGES || pages < FEW_PAGES;
}

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

/** The sums of a shelf by parts of its cards. */
function sumShelf(pages: readonly Page[], size: number): Sums[] {
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
  const parts = emptyParts(size);
  for (const [sku, rows] of rowsOf) {
    const sums = parts[partOf(sku)];
    if (sums === undefined) continue;
    for (const { features, height } of centre(rows, 1 - KEPT_OF_MEAN)) addRow(sums, features, height);
  }
  return parts;
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
  const shelves = new Map<string, { parts: Sums[]; near: Step[] }>();
  const all = emptyParts(size);
  const steps: number[] = [];
  const seen = { pages: 0, changes: 0 };

  /** The weights of each shelf, by all cards or by all but a part of them: one for all, steeper or flatter on each. */
  function weigh(without?: number): Map<string, number[]> {
    const common = solveSums(sumParts(all, size, without), RIDGE);
    const [least, most] = SCALE_BOUNDS;
    return new Map(
      [...shelves].map(([name, { parts }]) => {
        const scale = scaleOf(sumParts(parts, size, without), common, TRUST_IN_ALL);
        return [name, common.map((weight) => weight * Math.min(most, Math.max(least, scale)))];
      }),
    );
  }

  return {
    /** `moments` of the pages in milliseconds: only pages of neighbouring hours say how far a card wanders in one. */
    add(name: string, pages: readonly Page[], moments?: readonly number[]): void {
      const parts = sumShelf(pages, size);
      for (const [index, part] of parts.entries()) addSums(all[index] ?? emptySums(size), part);
      shelves.set(name, { parts, near: listSteps(pages, moments) });
      const watched = watchCards(pages);
      for (const step of watched.steps) steps.push(step);
      seen.pages += pages.length;
      seen.changes += watched.changes;
    },
    finish(): Map<string, Ranking> {
      const wandering =
        steps.toSorted((one, other) => one - other)[Math.floor(steps.length * USUAL_SHARE)] ?? 0;
      const withoutParts = Array.from({ length: PARTS }, (_, part) => weigh(part));
      const weightsOf = weigh();
      const watched = new Map(
        [...shelves].map(([name, { near }]) => [
          name,
          { near, without: withoutParts.map((weights) => weights.get(name) ?? []) },
        ]),
      );
      return new Map(
        [...measureDoubts(watched, size)].map(([name, doubts]) => [
          name,
          { weights: weightsOf.get(name) ?? [], wandering, ...seen, doubts },
        ]),
      );
    },
  };
}
