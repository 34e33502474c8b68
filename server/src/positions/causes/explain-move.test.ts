import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEATURES } from './card-factors.ts';
import { explainMove } from './explain-move.ts';
import type { Ranking } from './learn-ranking.ts';
import type { SeenCard } from './seen-card.ts';

const ranking: Ranking = {
  weights: FEATURES.map(() => 1),
  wandering: 0.05,
  pages: 50,
  changes: 900,
  doubts: { hourly: 0.05, miss: FEATURES.map(() => 0.2), reach: FEATURES.map(() => 1), without: [] },
};
const still = FEATURES.map(() => 0);
const PRICE = FEATURES.indexOf('price');
const worse = (by: number) => still.map((value, index) => (index === PRICE ? value - by : value));

/** Cards in their order; those that are named show something else than usual. */
function page(skus: readonly number[], shown: Record<number, readonly number[]> = {}): SeenCard[] {
  return skus.map((sku, index) => ({ sku, place: index + 1, features: shown[sku] ?? still }));
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const shelf = range(1, 100);
/** The shelf with one card moved to another place. */
const moved = (sku: number, place: number) => shelf.filter((one) => one !== sku).toSpliced(place - 1, 0, sku);

describe('a move', () => {
  test('of a card that got dearer is the price', () => {
    const explained = explainMove(
      { sku: 10, before: page(shelf), after: page(moved(10, 30), { 10: worse(Math.log(2)) }) },
      ranking,
    );
    expect(explained).toMatchObject({ placeBefore: 10, placeAfter: 30, top: 'price', unexplained: 0 });
    expect(explained?.shares).toEqual([{ cause: 'price', places: 20 }]);
  });

  test('without any change that is seen is unseen', () => {
    const explained = explainMove({ sku: 10, before: page(shelf), after: page(moved(10, 30)) }, ranking);
    expect(explained).toMatchObject({ shares: [], unexplained: 20, top: 'unseen' });
  });

  test('no further than usual is wandering', () => {
    const explained = explainMove({ sku: 40, before: page(shelf), after: page(moved(40, 42)) }, ranking);
    expect(explained).toMatchObject({ shares: [], unexplained: 2, wandering: 3, top: 'wandering' });
  });

  test('wanders as far as is usual at the better of its two places, whichever way it went', () => {
    const down = explainMove({ sku: 10, before: page(shelf), after: page(moved(10, 90)) }, ranking);
    const up = explainMove({ sku: 90, before: page(shelf), after: page(moved(90, 10)) }, ranking);
    expect([down?.wandering, up?.wandering]).toEqual([1, 1]);
  });

  test('past which rivals came by their prices is theirs', () => {
    const cheaper = Object.fromEntries(range(21, 30).map((sku) => [sku, worse(-2)]));
    const after = [...range(21, 30), ...range(1, 20), ...range(31, 100)];
    const explained = explainMove({ sku: 15, before: page(shelf), after: page(after, cheaper) }, ranking);
    expect(explained).toMatchObject({
      top: 'rivals',
      shares: [{ cause: 'rivals', places: 10 }],
      unexplained: 0,
    });
  });

  test('below newcomers is theirs, and above those who left is theirs', () => {
    const down = explainMove(
      { sku: 20, before: page(shelf), after: page([...range(201, 212), ...shelf]) },
      ranking,
    );
    expect(down).toMatchObject({ top: 'newcomers', shares: [{ cause: 'newcomers', places: 12 }] });
    const up = explainMove({ sku: 20, before: page(shelf), after: page(shelf.slice(8)) }, ranking);
    expect(up).toMatchObject({ top: 'gone', shares: [{ cause: 'gone', places: -8 }] });
  });

  test('that was read to different depths has no newcomers: they stood below what was read', () => {
    const explained = explainMove(
      { sku: 20, before: page(range(1, 30)), after: page(moved(20, 80)) },
      ranking,
    );
    expect(explained?.shares).toEqual([]);
  });

  test('of nobody is no move: the same page explains nothing', () => {
    const explained = explainMove({ sku: 7, before: page(shelf), after: page(shelf) }, ranking);
    expect(explained).toMatchObject({ shares: [], unexplained: 0, top: null });
    expect(explainMove({ sku: 500, before: page(shelf), after: page(shelf) }, ranking)).toBeUndefined();
  });

  test('that little was learned about says so', () => {
    const explained = explainMove(
      { sku: 7, before: page(shelf), after: page(shelf) },
      { ...ranking, changes: 3 },
    );
    expect(explained?.isLittleKnown).toBe(true);
  });
});

test('shares and what is left add up to the move, whatever happens', () => {
  const features = fc.tuple(...FEATURES.map(() => fc.double({ min: -2, max: 2, noNaN: true })));
  const skus = fc.shuffledSubarray(range(1, 30), { minLength: 1 });
  const pages = fc.tuple(skus, skus, fc.dictionary(fc.constantFrom(...range(1, 30).map(String)), features));
  const weights = fc.tuple(...FEATURES.map(() => fc.double({ min: 0, max: 3, noNaN: true })));
  fc.assert(
    fc.property(pages, weights, ([before, after, shown], learned) => {
      const [sku = 0] = before;
      const move = { sku, before: page(before), after: page(after, shown) };
      const explained = explainMove(move, { ...ranking, weights: learned });
      expect(explained === undefined).toBe(!after.includes(sku));
      if (explained === undefined) return;
      const sum = explained.shares.reduce((total, share) => total + share.places, explained.unexplained);
      expect(sum).toBe(explained.placeAfter - explained.placeBefore);
    }),
  );
});
