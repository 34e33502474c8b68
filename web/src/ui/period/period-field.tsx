import { Button, Input, Popover } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import type { Day } from '@vitrina/contract/dates.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../platform/create-format.ts';
import { useFormat } from '../../platform/use-format.ts';
import { findPreset } from './period.ts';
import { PeriodPicker } from './period-picker.tsx';

export type PeriodFieldProps = {
  value: Period;
  onChange: (period: Period) => void;
  /** Days before it (the start of the collection) cannot be chosen. */
  minimum: Day;
  maximum: Day;
  /** How many days back the plan shows; null when the plan does not limit them. */
  planDays?: number | null;
  label?: string;
};

/** G3: presets and a two-month calendar behind one button that names the period. */
export function PeriodField({ value, onChange, minimum, maximum, planDays = null, label }: PeriodFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = label ?? t('ui.period.label');
  const preset = findPreset(value, { minimum, maximum });
  const text = `${preset === undefined ? '' : `${t(`ui.period.${preset}`)} · `}${format.period(value)}`;
  return (
    <div>
      {label !== undefined && (
        <Input.Label htmlFor={id} display="block">
          {label}
        </Input.Label>
      )}
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus withinPortal>
        <Popover.Target>
          <Button
            id={id}
            variant="default"
            fw={400}
            leftSection={<IconCalendar size={17} aria-hidden />}
            rightSection={<IconChevronDown size={15} aria-hidden />}
            onClick={() => setIsOpen(!isOpen)}
            aria-label={`${name}: ${text}`}
          >
            {text}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={name}>
          <PeriodPicker
            value={value}
            bounds={{ minimum, maximum }}
            planDays={planDays}
            onChange={(period) => {
              onChange(period);
              setIsOpen(false);
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
