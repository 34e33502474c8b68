import { Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ValueUnit } from '../platform/create-format.ts';
import { useFormat } from '../platform/use-format.ts';
import classes from './hour-bars.module.css';

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
  const { t } = useTranslation();
  const format = useFormat();
  const highest = Math.max(...values.map((value) => value ?? 0));
  return (
    <figure className={classes['figure']} aria-label={label}>
      <ol className={classes['bars']} dir="ltr">
        {values.map((value, hour) => {
          const name = `${String(hour).padStart(2, '0')}:00`;
          const text = value === null ? t('ui.absent.notMeasured') : format.value(value, unit);
          const height = value === null || highest === 0 ? 0 : (value / highest) * 100;
          return (
            <Tooltip key={name} label={`${name} · ${text}`} openDelay={0}>
              <li className={classes['slot']} data-absent={value === null || undefined}>
                <VisuallyHidden>{`${name} ${text}`}</VisuallyHidden>
                <span
                  className={classes['bar']}
                  style={{ height: `${height}%` }}
                  data-top={value === highest || undefined}
                />
              </li>
            </Tooltip>
          );
        })}
      </ol>
      <div className={classes['hours']} dir="ltr" aria-hidden>
        {['00', '06', '12', '18', '23'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      {measured !== undefined && (
        <Text component="figcaption" size="xs" c="dimmed">
          {t('ui.hours.measured', { measured })}
        </Text>
      )}
    </figure>
  );
}
