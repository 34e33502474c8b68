import { ActionIcon, Button, Input, Text } from '@mantine/core';
import { IconCalendar, IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Day } from '@vitrina/contract/dates.ts';
import { useId } from 'react';
import { useShortcut } from '../../platform/browser/use-shortcut.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Hint } from '../floating/hint.tsx';
import { PanelButton } from '../floating/panel-button.tsx';
import { PeriodPicker } from './lazy.tsx';
import { earliestInPlan, findPreset, isSame, type PeriodBounds } from './period.ts';
import classes from './period-field.module.css';
import { shiftPeriod } from './shift-period.ts';

type PeriodStepProps = {
  direction: -1 | 1;
  value: Period;
  bounds: PeriodBounds;
  onChange: (period: Period) => void;
};

/** interface-rules.md G15: `[` and `]` move by one period. */
function PeriodStep({ direction, value, bounds, onChange }: PeriodStepProps) {
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

export type PeriodFieldProps = {
  value: Period;
  onChange: (period: Period) => void;
  /** Days before it (the start of the collection) cannot be chosen. */
  minimum: Day;
  maximum: Day;
  /** How many days back the plan shows; null when the plan does not limit them. */
  planDays?: number | null;
  /** Why nothing before `minimum` can be chosen, when that is not the start of the collection. */
  minimumText?: string;
  /** What the address asked for: the field says when only a part of it could be shown. */
  requested?: Period | undefined;
  label?: string;
  /** Among the conditions of a screen: its name is heard and not written above it. */
  isChip?: boolean;
};

/**
 * interface-rules.md G3: presets, a calendar and typed dates behind one button that names the period, and steps to its
 * neighbours.
 */
export function PeriodField(props: PeriodFieldProps) {
  const {
    value,
    onChange,
    minimum,
    maximum,
    planDays = null,
    minimumText,
    requested,
    label,
    isChip = false,
  } = props;
  const { t, format } = useTexts();
  const id = useId();
  const bounds = { minimum, maximum };
  const visible = { minimum: earliestInPlan(bounds, planDays), maximum };
  const name = label ?? t('ui.period.label');
  const preset = findPreset(value, bounds);
  const text = `${preset === undefined ? '' : `${t(`ui.period.${preset}`)} · `}${format.period(value)}`;
  return (
    <Input.Wrapper
      className={classes['field'] ?? ''}
      id={id}
      label={isChip ? undefined : label}
      data-chip={isChip || undefined}
    >
      <div className={classes['row']}>
        <PeriodStep direction={-1} value={value} bounds={visible} onChange={onChange} />
        <PanelButton
          position="bottom-start"
          // product.md 9.7: 12 px of margin to the edges of the window.
          middlewares={{ flip: { crossAxis: false }, shift: { padding: 12 } }}
          isBare
          aria-label={name}
          button={
            <Button
              id={id}
              variant="default"
              fw={400}
              className={classes['button'] ?? ''}
              leftSection={<IconCalendar size={17} aria-hidden />}
              rightSection={<IconChevronDown size={15} aria-hidden />}
              aria-label={`${name}: ${text}`}
            >
              <span>
                {preset !== undefined && (
                  <span className={classes['preset']}>{t(`ui.period.${preset}`)} · </span>
                )}
                {format.period(value)}
              </span>
            </Button>
          }
        >
          {(close) => (
            <PeriodPicker
              value={value}
              bounds={bounds}
              planDays={planDays}
              minimumText={minimumText}
              onChange={(period) => {
                onChange(period);
                close();
              }}
            />
          )}
        </PanelButton>
        <PeriodStep direction={1} value={value} bounds={visible} onChange={onChange} />
      </div>
      {requested !== undefined && !isSame(requested, value) && (
        <Text size="xs" c="dimmed" role="status" mt={4} className={classes['clipped']}>
          {t('ui.period.clipped', { requested: format.period(requested) })}
        </Text>
      )}
    </Input.Wrapper>
  );
}
