import '../theme/mantine-progress.css';
import { Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import classes from './limit-meter.module.css';
import { limitState } from './limit-state.ts';

const COLORS = { free: 'primary.6', near: 'yellow.6', spent: 'red.6' } as const;

type LimitMeterProps = {
  label: string;
  current: number;
  maximum: number;
  note?: string | undefined;
  /** The exact sentence about what cannot be added any more, said once all is spent; what exists stays. */
  spentText?: string | undefined;
};

/** G14: name, current, maximum; stands where the limit is spent. */
export function LimitMeter({ label, current, maximum, note, spentText }: LimitMeterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = limitState(current, maximum);
  const share = maximum === 0 ? 1 : Math.min(1, current / maximum);
  const text = t('ui.limit.of', { current: format.count(current), maximum: format.count(maximum) });
  const below = state === 'spent' ? (spentText ?? note) : note;
  return (
    <div className={classes['meter']} data-state={state}>
      <Group justify="space-between" gap="sm" wrap="nowrap" mb={6}>
        <Text size="sm">{label}</Text>
        <Text size="sm" fw={500} className={classes['numbers'] ?? ''} data-number>
          {text}
        </Text>
      </Group>
      <Progress.Root size="sm">
        <Progress.Section
          value={share * 100}
          color={COLORS[state]}
          // The kit's own would say "80%" where people are told "32 of 40".
          withAria={false}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={text}
        />
      </Progress.Root>
      {below !== undefined && (
        <Text size="xs" className={classes['note'] ?? ''} mt={6}>
          {below}
        </Text>
      )}
    </div>
  );
}
