import { Group, Text } from '@mantine/core';
import { useTexts } from '../platform/texts/use-format.ts';
import { MeterBar } from './lazy.tsx';
import classes from './limit-meter.module.css';
import { limitState } from './limit-state.ts';

type LimitMeterProps = {
  label: string;
  current: number;
  maximum: number;
  note?: string | undefined;
  /** The exact sentence about what cannot be added any more, said once all is spent; what exists stays. */
  spentText?: string | undefined;
};

/** interface-rules.md G14: name, current, maximum; stands where the limit is spent. */
export function LimitMeter({ label, current, maximum, note, spentText }: LimitMeterProps) {
  const { t, format } = useTexts();
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
      <MeterBar {...{ label, text, state, share }} />
      {below !== undefined && (
        <Text size="xs" className={classes['note'] ?? ''} mt={6}>
          {below}
        </Text>
      )}
    </div>
  );
}
