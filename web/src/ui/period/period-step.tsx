import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useShortcut } from '../../platform/browser/use-shortcut.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Hint } from '../floating/hint.tsx';
import type { PeriodBounds } from './period.ts';
import classes from './period-field.module.css';
import { shiftPeriod } from './shift-period.ts';

type PeriodStepProps = {
  direction: -1 | 1;
  value: Period;
  bounds: PeriodBounds;
  onChange: (period: Period) => void;
};

/** interface-rules.md G15: `[` and `]` move by one period. */
export function PeriodStep({ direction, value, bounds, onChange }: PeriodStepProps) {
  const { t, format } = useTexts();
  const isNext = direction === 1;
  const moved = shiftPeriod(value, direction, bounds);
  const name = t(isNext ? 'ui.period.next' : 'ui.period.previous');
  useShortcut(
    isNext ? 'BracketRight' : 'BracketLeft',
    name,
    moved === undefined ? null : () => onChange(moved),
  );
  const Chevron = isNext ? IconChevronRight : IconChevronLeft;
  return (
    <Hint label={moved === undefined ? name : `${name}: ${format.period(moved)}`}>
      <ActionIcon
        variant="default"
        size={36}
        className={classes['step'] ?? ''}
        aria-label={name}
        aria-keyshortcuts={isNext ? ']' : '['}
        disabled={moved === undefined}
        onClick={() => moved !== undefined && onChange(moved)}
      >
        <Chevron size={17} className={classes['chevron']} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
