import { Text, VisuallyHidden } from '@mantine/core';
import type { CalibrationPart, OverWeeks } from '@vitrina/contract/tools/back-test.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './back-test.module.css';
import { chanceAxis, NO_SKILL } from './calibration-scale.ts';
import type { Measure } from './week-lines.ts';

const TENTHS = 10;
const HEIGHT = 250;
const EDGE = { top: 10, bottom: 22 };
/** In parts of a hundred of the width: the names of the upward axis stand before it. */
const LEFT = 13;

const across = (tenth: number) => `${LEFT + ((100 - LEFT) * (tenth - 0.5)) / TENTHS}%`;

type Known = { part: CalibrationPart; chance: OverWeeks };

function Tenth({ known: { part, chance }, toY }: { known: Known; toY: (value: number) => number }) {
  const { t, format } = useTexts();
  const percent = (value: number) => format.value(value, 'share');
  const x = across(part.tenth);
  return (
    <g>
      <title>
        {t('undervaluedQueries.backTest.calibration.part', {
          tenth: part.tenth,
          from: part.from,
          to: part.to,
          value: percent(chance.value),
          low: percent(chance.low),
          high: percent(chance.high),
        })}
      </title>
      <line x1={x} x2={x} y1={toY(chance.low)} y2={toY(chance.high)} className={classes['outer']} />
      <line x1={x} x2={x} y1={toY(chance.low80)} y2={toY(chance.high80)} className={classes['inner']} />
      <circle cx={x} cy={toY(chance.value)} r={4.5} className={classes['spot']} />
    </g>
  );
}

function Axes({ ticks, toY }: { ticks: readonly number[]; toY: (value: number) => number }) {
  const { format } = useTexts();
  return (
    <g className={classes['axis']} aria-hidden>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={`${LEFT}%`}
            x2="100%"
            y1={toY(tick)}
            y2={toY(tick)}
            data-level={tick === NO_SKILL || undefined}
          />
          <text x={0} y={toY(tick) + 4}>
            {format.fixed(tick, 'share', 0)}
          </text>
        </g>
      ))}
      {Array.from({ length: TENTHS }, (_, index) => index + 1).map((tenth) => (
        <text key={tenth} x={across(tenth)} y={HEIGHT - 4} textAnchor="middle">
          {format.value(tenth, 'count')}
        </text>
      ))}
    </g>
  );
}

/** Whether queries with higher scores outgrew others of their frequency more often: a flat line at a half says no. */
export function CalibrationChart({
  parts,
  measure,
}: {
  parts: readonly CalibrationPart[];
  measure: Measure;
}) {
  const { t, format } = useTexts();
  const known = parts.flatMap((part): Known[] => {
    const chance = part[measure];
    return chance === null ? [] : [{ part, chance }];
  });
  const title = t('undervaluedQueries.backTest.calibration.title');
  if (known.length === 0)
    return (
      <section>
        <Text component="h3" size="sm" fw={600}>
          {title}
        </Text>
        <Text size="sm">{t('undervaluedQueries.backTest.calibration.tooFew')}</Text>
      </section>
    );
  const { from, to, ticks } = chanceAxis(known.map(({ chance }) => chance));
  const toY = (value: number) => EDGE.top + ((to - value) / (to - from)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const percent = (value: number) => format.value(value, 'share');
  return (
    <section>
      <Text component="h3" size="sm" fw={600}>
        {title}
      </Text>
      <div dir="ltr">
        <svg width="100%" height={HEIGHT} role="img" aria-label={title}>
          <Axes ticks={ticks} toY={toY} />
          {known.map((one) => (
            <Tenth key={one.part.tenth} known={one} toY={toY} />
          ))}
        </svg>
      </div>
      <Text size="xs" c="dimmed">
        {t('undervaluedQueries.backTest.calibration.text')}
      </Text>
      <VisuallyHidden>
        <ul>
          {known.map(({ part, chance }) => (
            <li key={part.tenth}>
              {t('undervaluedQueries.backTest.calibration.part', {
                tenth: part.tenth,
                from: part.from,
                to: part.to,
                value: percent(chance.value),
                low: percent(chance.low),
                high: percent(chance.high),
              })}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </section>
  );
}
