import { useMemo } from 'react';
import { collectingBuckets } from '../model/collecting-buckets.ts';
import type { HeatMatrixProps, MatrixMark, MatrixRow } from '../model/matrix-props.ts';
import { noteBuckets } from '../model/note-buckets.ts';

const NONE: readonly MatrixMark[] = [];

/** What columns are marked with: changes of how checks are made, and the time of the first checks. */
export function useMatrixMarks({
  marks = NONE,
  buckets,
  grouping,
  collecting,
}: Pick<HeatMatrixProps<MatrixRow>, 'marks' | 'buckets' | 'grouping' | 'collecting'>) {
  const places = useMemo(() => noteBuckets(marks, buckets, grouping), [marks, buckets, grouping]);
  const [from, until] = [collecting?.from, collecting?.until];
  const collected = useMemo(
    () => collectingBuckets(buckets, grouping, { from, until }),
    [buckets, grouping, from, until],
  );
  return useMemo(
    () => ({
      lined: new Set(places.keys()),
      collecting: collected,
      textsOf: (bucket: number) => (places.get(bucket) ?? NONE).map(({ text }) => text),
    }),
    [places, collected],
  );
}

export type MatrixMarks = ReturnType<typeof useMatrixMarks>;
