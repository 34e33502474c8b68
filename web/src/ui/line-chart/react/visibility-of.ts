type Visibility = {
  /** Asked for each move of the cursor that others make. */
  followsCursor: () => boolean;
  stop: () => void;
};

/** Tells with every change whether the chart is in sight; ends by what it returns. */
type Watch = (notify: (isVisible: boolean) => void) => () => void;

/** A chart that is scrolled away follows no cursor; `onMissed` when it comes back and there have been some. */
export function visibilityOf(watch: Watch, onMissed: () => void): Visibility {
  let isVisible = true;
  let hasMissed = false;
  const stop = watch((isNow) => {
    isVisible = isNow;
    if (isNow && hasMissed) onMissed();
    if (isNow) hasMissed = false;
  });
  const followsCursor = () => {
    hasMissed ||= !isVisible;
    return isVisible;
  };
  return { followsCursor, stop };
}
