import { memo, useState } from 'react';
import type { ValueUnit } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { HoverHint } from '../hover-hint.tsx';
import classes from './sparkline.module.css';
import { BOX } from './sparkline-box.ts';
import { extremesOf, pathOf, shadeOf, sparklineRuns } from './sparkline-path.ts';

type SparklineProps = {
  values: readonly (number | null)[];
  label: string;
  unit?: ValueUnit;
  /** One scale for all rows; without it each line fills its own height. */
  range?: readonly [number, number] | undefined;
  /** Places: the first on top. */
  isInverted?: boolean;
  /** The values that are meant, from the first to the last place of them. */
  shaded?: readonly [number, number] | undefined;
};

export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { values, label, unit = 'count', range, isInverted = false, shaded } = props;
  const { t, format } = useTexts();
  const [isPointed, setIsPointed] = useState(false);
  const runs = sparklineRuns(values, BOX, { range, isInverted });
  const ends = extremesOf(runs);
  const text =
    ends === undefined
      ? t('ui.absent.notMeasured')
      : t('ui.sparkline.ends', {
          lowest: format.value(ends.lowest.value, unit),
          highest: format.value(ends.highest.value, unit),
          last: format.value(ends.last.value, unit),
        });
  return (
    <span
      className={classes['frame']}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      <svg
        className={classes['line']}
        width={BOX.width}
        height={BOX.height}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={`${label}: ${text}`}
      >
        {shaded !== undefined && (
          <rect {...shadeOf(shaded, values.length, BOX)} className={classes['shade']} />
        )}
        {runs.map((run) => {
          const [only] = run;
          return run.length === 1 && only !== undefined ? (
            <circle key={only.index} cx={only.x} cy={only.y} r={1.3} className={classes['lone']} />
          ) : (
            <path key={only?.index} d={pathOf(run)} />
          );
        })}
        {isPointed && ends?.isFlat === false && (
          <>
            <circle cx={ends.lowest.x} cy={ends.lowest.y} r={2} className={classes['end']} />
            <circle cx={ends.highest.x} cy={ends.highest.y} r={2} className={classes['end']} />
          </>
        )}
        {ends !== undefined && (
          <circle cx={ends.last.x} cy={ends.last.y} r={2.2} className={classes['last']} />
        )}
      </svg>
      {isPointed && <HoverHint label={text} />}
    </span>
  );
});
