import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { bucketEnd } from './bucket-heads.ts';

/** Buckets that a span of time touches. */
export function collectingBuckets(
  buckets: readonly string[],
  grouping: TimeGrouping,
  span: { from: string; until: string } | undefined,
): ReadonlySet<number> {
  if (span === undefined) return new Set();
  const [from, until] = [Date.parse(span.from), Date.parse(span.until)];
  return new Set(
    buckets.flatMap((bucket, index) =>
      Date.parse(bucket) < until && bucketEnd(bucket, grouping).getTime() > from ? [index] : [],
    ),
  );
}
