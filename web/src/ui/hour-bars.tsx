import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ValueUnit } from '../platform/texts/create-format.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import classes from './hour-bars.module.css';
import { barsOf, hourName } from './hours.ts';
import { HoverHint } from './hover-hint.tsx';

type HourBarsProps = {
  /** 24 averages, Moscow hours; null where the hour was never measured. */
  values: readonly (number | null)[];
  label: string;
  unit: ValueUnit;
  /** "14 из 20": how many days stand behind the averages. */
  measured?: string;
};

/** Average value for each hour of the day. */
export function HourBars({ values, label, unit, measured }: HourBarsProps) {
  const { t, format } = useTexts();
  const [pointed, setPointed] = useState<number>();
  const { bars, peak } = barsOf(values);
  const textOf = (value: number | null) =>
    value === null ? t('ui.absent.notMeasured') : format.value(value, unit);
  const facts = [
    peak === undefined ? undefined : t('ui.hours.peak', { hour: hourName(peak) }),
    measured === undefined ? undefined : t('ui.hours.measured', { measured }),
  ].filter((fact) => fact !== undefined);
  return (
    <figure className={classes['figure']} aria-label={label}>
      <ol className={classes['bars']} dir="ltr" onPointerLeave={() => setPointed(undefined)}>
        {bars.map(({ hour, value, share }) => (
          <li
            key={hour}
            className={classes['slot']}
            data-absent={value === null || undefined}
            onPointerEnter={() => setPointed(hour)}
          >
            <VisuallyHidden>{`${hourName(hour)} ${textOf(value)}`}</VisuallyHidden>
            <span
              className={classes['bar']}
              style={{ height: `${share * 100}%` }}
              data-top={hour === peak || undefined}
            />
            {pointed === hour && <HoverHint label={`${hourName(hour)} · ${textOf(value)}`} />}
          </li>
        ))}
      </ol>
      <Hours />
      <Text component="figcaption" size="xs" c="dimmed" className={classes['facts']}>
        {facts.join(' · ')}
      </Text>
    </figure>
  );
}

/** As high as the bars that come. */
export function HourBarsSkeleton() {
  return (
    <div className={classes['figure']} aria-hidden>
      <Skeleton height={96} />
      <Hours />
      <div className={classes['facts']} />
    </div>
  );
}

function Hours() {
  return (
    <div className={classes['hours']} dir="ltr" aria-hidden>
      {['00', '06', '12', '18', '23'].map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
  );
}
