import { AbChip } from '@vitrina/contract/ab-tests/project.ts';
import { AbLift, AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import * as z from 'zod';
import type { Conclusion as Judged } from '../statistics/conclude-test.ts';

/** What lists and the board show of a test: the same judgement as on its page, kept because a page of them takes long. */
export const Conclusion = z.object({
  chip: AbChip,
  verdict: AbVerdict,
  /** What "no change" is, and the image that has won or leads; null: none does. */
  beforeImageId: z.int(),
  afterImageId: z.int().nullable(),
  /** Of the latter over the former. */
  lift: z.nullable(AbLift),
});
export type Conclusion = z.input<typeof Conclusion>;

/** The image that a verdict names, unless it is the one that stood there before. */
function namedImage({ verdict }: Judged): number | null {
  return 'imageId' in verdict ? verdict.imageId : null;
}

export function toConclusion(judged: Judged, beforeImageId: number): Conclusion {
  const afterImageId = namedImage(judged);
  const lift = judged.images.find(({ imageId }) => imageId === afterImageId)?.lift ?? null;
  return { chip: judged.verdict.kind, verdict: judged.verdict, beforeImageId, afterImageId, lift };
}
