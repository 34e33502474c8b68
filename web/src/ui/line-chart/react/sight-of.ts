type Sight = {
  /** Asked for each move of the cursor that others make. */
  hears: () => boolean;
  stop: () => void;
};

/** Tells with every change whether the chart is in sight; ends by what it returns. */
type Watch = (tell: (isInSight: boolean) => void) => () => void;

/** A chart that is scrolled away hears of no moves; `onMissed` when it comes back and there have been some. */
export function sightOf(watch: Watch, onMissed: () => void): Sight {
  let isInSight = true;
  let hasMissed = false;
  const stop = watch((isNow) => {
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
