import { Progress } from '@mantine/core';
import type { LimitState } from './limit-state.ts';

const COLORS = { free: 'primary.6', near: 'yellow.6', spent: 'red.6' } as const satisfies Record<
  LimitState,
  string
>;

type MeterBarProps = { label: string; text: string; state: LimitState; share: number };

export function MeterBar({ label, text, state, share }: MeterBarProps) {
  return (
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
  );
}
