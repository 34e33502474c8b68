import type { AbStrategy } from '@vitrina/contract/ab-tests/project.ts';

type Targets = { strategy: AbStrategy; targetViews: number; targetClicks: number };
/** Of the image that has the fewest. */
type Counted = { views: number; clicks: number };

/** 0 to 1, to the target of every image; null: the strategy ends by the answer and not by a number. */
export function progressOf(
  { strategy, targetViews, targetClicks }: Targets,
  counted: Counted,
): number | null {
  switch (strategy) {
    case 'views':
    case 'adaptive':
      return Math.min(1, Math.max(0, counted.views / targetViews));
    case 'clicks':
      return Math.min(1, Math.max(0, counted.clicks / targetClicks));
    case 'sure':
      return null;
    default:
      return strategy satisfies never;
  }
}
