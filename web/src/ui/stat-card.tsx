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
  value: number | null;
  unit: ValueUnit;
  change?: number | null;
  /** `place`: how many places were won. */
  changeUnit?: 'change' | 'place';
  changeLabel?: string;
  isLowerBetter?: boolean;
  sparkline?: readonly (number | null)[];
  hint?: string;
  isLoading?: boolean;
};

export function StatCard(props: StatCardProps) {
  const { label, value, unit, change, changeUnit = 'change', changeLabel, sparkline, hint } = props;
  const format = useFormat();
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
          <Skeleton height={22} width={96} />
        ) : (
          <span className={classes['value']} data-number>
            {value === null ? <NotMeasured /> : format.value(value, unit)}
          </span>
        )}
        {sparkline !== undefined && <Sparkline values={sparkline} label={label} />}
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
        {hint !== undefined && (
          // It keeps its lines while the number is waited for.
          <Text size="xs" c="dimmed" component="span" {...(props.isLoading === true ? { opacity: 0 } : {})}>
            {hint}
          </Text>
        )}
        {changeLabel !== undefined && value !== null && (
          <Text size="xs" c="dimmed" component="span" aria-hidden>
            {changeLabel}
          </Text>
        )}
      </div>
    </div>
  );
}
