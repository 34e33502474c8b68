import type { EffectFigures, EffectMeasure } from '@vitrina/contract/effects/effects.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { pathOf, sparklineRuns } from '../ui/sparkline/sparkline-path.ts';
import { changePlaces, chartRange } from './chart-range.ts';
import { perDayText } from './effect-sentence.ts';
import classes from './effects.module.css';

const BOX = { width: 480, height: 96, inset: 4 };

type ChartProps = { measure: EffectMeasure; figures: EffectFigures };

/** The product against what would have been, day by day, with a stripe where the change came. */
export function EffectChart({ measure, figures }: ChartProps) {
  const { t, format } = useTexts();
  const { days } = figures;
  const range = chartRange(days);
  const scale = { range, isInverted: measure === 'place' };
  const values = sparklineRuns(
    days.map(({ value }) => value),
    BOX,
    scale,
  );
  const expected = sparklineRuns(
    days.map((day) => day.expected),
    BOX,
    scale,
  );
  const [from, to] = changePlaces(days);
  const step = (BOX.width - 2 * BOX.inset) / Math.max(1, days.length - 1);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className={classes['chart']} dir="ltr">
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('effects.chart', {
          measure: t(`effects.measures.${measure}`),
          value: perDayText(format, measure, figures.perDay),
          expected: perDayText(format, measure, figures.expectedPerDay),
        })}
      >
        <rect
          x={BOX.inset + (from - 0.5) * step}
          y={0}
          width={Math.max(2, (to - from) * step)}
          height={BOX.height}
          className={classes['event']}
        />
        {expected.map((run) => (
          <path key={run[0]?.index} d={pathOf(run)} className={classes['expected']} />
        ))}
        {values.map((run) => (
          <path key={run[0]?.index} d={pathOf(run)} className={classes['value']} />
        ))}
      </svg>
      <figcaption className={classes['legend']}>
        <span>{format.dayShort(first.day)}</span>
        <span className={classes['keys']} dir="auto">
          <span data-line="value">{t('effects.legend.value')}</span>
          <span data-line="expected">{t('effects.legend.expected')}</span>
        </span>
        <span>{format.dayShort(last.day)}</span>
      </figcaption>
    </figure>
  );
}
