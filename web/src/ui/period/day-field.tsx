import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../platform/texts/use-format.ts';
import { dayOfText } from './day-of-text.ts';
import type { PeriodBounds } from './period.ts';
import { writeTypedDay } from './typed-day.ts';
import { TypedDayField } from './typed-day-field.tsx';

type DayFieldProps = Pick<TextInputProps, 'w' | 'required'> & {
  label: string;
  /** YYYY-MM-DD; empty: none. */
  value: string;
  onChange: (day: string) => void;
  bounds: PeriodBounds | undefined;
};

/** One day of a form, which is not sent while its text names none that may be chosen. */
export function DayField({ value, onChange, bounds, ...rest }: DayFieldProps) {
  const { t, format } = useTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState({ of: value, text: write(value) });
  // Back, a chip or a saved view may have chosen another day meanwhile.
  const text = typed.of === value ? typed.text : write(value);
  const { fault } = dayOfText(text, bounds);
  const error = fault === undefined ? undefined : faultText(fault);

  function write(day: string): string {
    return day === '' ? '' : writeTypedDay(day, language);
  }

  function faultText(kind: 'unreadable' | 'outOfRange'): string {
    if (kind === 'unreadable' || bounds === undefined) return t('ui.period.unreadable');
    return t('ui.period.outOfRange', {
      from: format.day(bounds.minimum),
      to: format.day(bounds.maximum),
    });
  }

  return (
    <TypedDayField
      {...rest}
      ref={(input) => input?.setCustomValidity(error ?? '')}
      value={text}
      onChange={(next) => {
        const { day } = dayOfText(next, bounds);
        setTyped({ of: day, text: next });
        onChange(day);
      }}
      bounds={bounds}
      error={error}
    />
  );
}
