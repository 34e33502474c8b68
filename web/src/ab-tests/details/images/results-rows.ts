import type { AbImage, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbCounters, AbImageResult, AbResults } from '@vitrina/contract/ab-tests/results.ts';
import { appliedImage } from '../test-state.ts';
import { scaleOfLifts } from './interval-bar.ts';

type ImageState = 'current' | 'next' | 'waiting' | 'excluded' | 'applied' | 'none';

export type ImageRow = {
  image: AbImage;
  state: ImageState;
  isBaseline: boolean;
  /** undefined: nothing may be read yet. */
  result: AbImageResult | undefined;
  /** Of all rows together. */
  liftScale: readonly [number, number];
};

type Stated = Pick<AbTest, 'status' | 'currentImageId' | 'nextImageId' | 'appliedImageId' | 'card'>;

function stateOf({ id, excludedAt }: AbImage, test: Stated): ImageState {
  if (appliedImage(test) === id) return 'applied';
  if (test.status === 'running' && test.currentImageId === id) return 'current';
  if (excludedAt !== null) return 'excluded';
  if (test.status !== 'running') return 'none';
  return test.nextImageId === id ? 'next' : 'waiting';
}

/** A row for each image; before the warm-up has ended none has a number. */
export function imageRows(
  test: Stated & { images: readonly AbImage[] },
  results: AbResults | undefined,
  isCounted: boolean,
): readonly ImageRow[] {
  const known = new Map((isCounted ? (results?.images ?? []) : []).map((result) => [result.imageId, result]));
  const liftScale = scaleOfLifts([...known.values()].map(({ lift }) => lift));
  return test.images
    .toSorted((one, other) => one.number - other.number)
    .map((image) => {
      const result = known.get(image.id);
      return {
        image,
        state: stateOf(image, test),
        isBaseline: result?.isBaseline ?? false,
        result,
        liftScale,
      };
    });
}

/** null: none of its windows has been counted, which is no zero; or the source does not say. */
export function countOf(
  { validWindows, counters }: Pick<AbImageResult, 'validWindows' | 'counters'>,
  name: keyof AbCounters,
): number | null {
  return validWindows === 0 ? null : counters[name];
}

export type Totals = { images: number; gap: number; total: number; valid: number };

/** Windows of all images and what belongs to none make the totals of the marketplace. */
export function totalsOf(
  { images, gap, total }: Pick<AbResults, 'images' | 'gap' | 'total'>,
  counter: Extract<keyof AbCounters, 'views' | 'clicks' | 'orders'>,
): Totals {
  const sum = (pick: (result: AbImageResult) => AbCounters) =>
    images.reduce((result, one) => result + pick(one)[counter], 0);
  return {
    images: sum(({ allCounters }) => allCounters),
    valid: sum(({ counters }) => counters),
    gap: gap[counter],
    total: total[counter],
  };
}
