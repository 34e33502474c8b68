import { Skeleton, Text } from '@mantine/core';
import { useId } from 'react';
import type { ValueUnit } from '../platform/texts/create-format.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { NotMeasured } from './absent.tsx';
import { Sparkline } from './sparkline/sparkline.tsx';
import { TrendChange } from './sparkline/trend-change.tsx';
import classes from './stat-card.module.css';

type StatCardProps = {
  label: string;
  /** Words where it is no number. */
  value: number | string | null;
  unit?: ValueUnit;
  change?: number | null;
  /** `place`: how many places were won; `count`: how many more there are. */
  changeUnit?: 'change' | 'place' | 'count';
  changeLabel?: string;
  isLowerBetter?: boolean;
  sparkline?: readonly (number | null)[];
  hint?: string;
  /** Why there is no value: a hatch on its own says nothing to whoever has no pointer. */
  absence?: string | undefined;
  isLoading?: boolean;
};

function StatValue({ value, unit }: { value: number | string; unit: ValueUnit }) {
  const format = useFormat();
  return typeof value === 'string' ? value : format.value(value, unit);
}

export function StatCard(props: StatCardProps) {
  const {
    label,
    value,
    unit = 'count',
    change,
    changeUnit = 'change',
    changeLabel,
    sparkline,
    absence,
  } = props;
  const isAbsent = value === null && props.isLoading !== true;
  // Words keep their lines while the number is waited for.
  const waiting = props.isLoading === true ? { opacity: 0 } : {};
  const hint = isAbsent && absence !== undefined ? absence : props.hint;
  const labelId = useId();
  return (
    <div className={classes['card']} role="group" aria-labelledby={labelId}>
      <div className={classes['label']}>
        <Text size="sm" c="dimmed" id={labelId}>
          {label}
        </Text>
      </div>
      <div className={classes['row']}>
        {props.isLoading === true ? (
          <span className={`${classes['value']} ${classes['waiting']}`}>
            <Skeleton height={22} width={96} />
          </span>
        ) : (
          <span className={classes['value']} data-number>
            {value === null ? (
              <NotMeasured {...(absence === undefined ? {} : { reason: absence })} />
            ) : (
              <StatValue value={value} unit={unit} />
            )}
          </span>
        )}
        {sparkline !== undefined && <Sparkline values={sparkline} label={label} unit={unit} />}
      </div>
      <div className={classes['foot']}>
        {change !== undefined && value !== null && props.isLoading !== true && (
          <Text size="sm" component="span">
            <TrendChange
              value={change}
              unit={changeUnit}
              isLowerBetter={props.isLowerBetter ?? false}
              isPlaceNamed={changeUnit === 'place'}
              period={changeLabel}
            />
          </Text>
        )}
        {changeLabel !== undefined && !isAbsent && (
          <Text
            size="xs"
            c="dimmed"
            component="span"
            // Beside a change it is read as part of it.
            {...(change === undefined ? {} : { 'aria-hidden': true })}
            {...waiting}
          >
            {changeLabel}
          </Text>
        )}
        {hint !== undefined && (
          <Text
            size="xs"
            c="dimmed"
            component="span"
            {...(changeLabel === undefined ? {} : { className: classes['line'] })}
            // The hatch has read the reason aloud.
            {...(isAbsent && absence !== undefined ? { 'aria-hidden': true } : {})}
            {...waiting}
          >
            {hint}
          </Text>
        )}
      </div>
    </div>
  );
}
