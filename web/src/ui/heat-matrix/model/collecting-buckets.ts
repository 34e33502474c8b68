import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { bucketEnd } from './bucket-heads.ts';

/** Buckets that a span of time touches; one whose ends are not known touches none. */
export function collectingBuckets(
  buckets: readonly string[],
  grouping: TimeGrouping,
  span: { from: string | undefined; until: string | undefined },
): ReadonlySet<number> {
  const [from, until] = [Date.parse(span.from ?? ''), Date.parse(span.until ?? '')];
  return new Set(
    buckets.flatMap((bucket, index) =>
      Date.parse(bucket) < until && bucketEnd(bucket, grouping).getTime() > from ? [index] : [],
    ),
  );
}
