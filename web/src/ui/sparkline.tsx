import { memo } from 'react';
import { pathOf, sparklineRuns } from './sparkline-path.ts';
import classes from './sparkline.module.css';

// G5: 96 × 24 px in a row.
const BOX = { width: 96, height: 24, inset: 3 };

type SparklineProps = {
  values: readonly (number | null)[];
  label: string;
  /** One scale for all rows; without it each line fills its own height. */
  range?: readonly [number, number];
};

export const Sparkline = memo(function Sparkline({ values, label, range }: SparklineProps) {
  const runs = sparklineRuns(values, BOX, range);
  const last = runs.at(-1)?.at(-1);
  return (
    <svg
      className={classes['line']}
      width={BOX.width}
      height={BOX.height}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={label}
    >
      {runs.map((run) => {
        const [only] = run;
        return run.length === 1 && only !== undefined ? (
          <circle key={only.index} cx={only.x} cy={only.y} r={1.3} className={classes['lone']} />
        ) : (
          <path key={only?.index} d={pathOf(run)} />
        );
      })}
      {last !== undefined && <circle cx={last.x} cy={last.y} r={2.2} className={classes['last']} />}
    </svg>
  );
});
