import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { bucketEnd } from './bucket-heads.ts';

/** Notes by the place of their bucket; what lies outside of the period has none. */
export function noteBuckets<Note extends { at: string }>(
  notes: readonly Note[],
  buckets: readonly string[],
  grouping: TimeGrouping,
): Map<number, Note[]> {
  const last = buckets.at(-1);
  if (last === undefined) return new Map();
  const starts = buckets.map((bucket) => Date.parse(bucket));
  const endMs = bucketEnd(last, grouping).getTime();
  const places = new Map<number, Note[]>();
  for (const note of notes) {
    const at = Date.parse(note.at);
    const bucket = at < endMs ? starts.findLastIndex((start) => start <= at) : -1;
    if (bucket !== -1) places.set(bucket, [...(places.get(bucket) ?? []), note]);
  }
  return places;
}
