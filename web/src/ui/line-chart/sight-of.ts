import { watchSight } from './watch-sight.ts';

type Sight = {
  /** Asked for each move of the cursor that others make. */
  hears: () => boolean;
  stop: () => void;
};

/** A chart that is scrolled away hears of no moves; `onMissed` when it comes back and there have been some. */
export function sightOf(element: Element, onMissed: () => void): Sight {
  let isInSight = true;
  let hasMissed = false;
  const stop = watchSight(element, (isNow) => {
    isInSight = isNow;
    if (isNow && hasMissed) onMissed();
    if (isNow) hasMissed = false;
  });
  const hears = () => {
    hasMissed ||= !isInSight;
    return isInSight;
  };
  return { hears, stop };
}
