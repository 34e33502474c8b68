import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { PanelButton } from '../floating/panel-button.tsx';
import { DayCalendar } from './lazy.tsx';
import type { PeriodBounds } from './period.ts';
import { parseTypedDay, writeTypedDay } from './typed-day.ts';

type TypedDayFieldProps = Pick<TextInputProps, 'w' | 'required' | 'className'> & {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** As it is typed. */
  value: string;
  onChange: (text: string) => void;
  /** undefined: not known yet. */
  bounds: PeriodBounds | undefined;
  error: string | undefined;
};

/** interface-rules.md G3: a date that is typed or taken from a calendar. */
export function TypedDayField({ value, onChange, bounds, ...rest }: TypedDayFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <TextInput
      {...rest}
      placeholder={t('ui.period.placeholder')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      inputMode="numeric"
      dir="ltr"
      rightSection={
        <PanelButton
          position="bottom-start"
          aria-label={t('ui.period.calendar')}
          button={
            <ActionIcon aria-label={t('ui.period.calendar')}>
              <IconCalendar size={17} aria-hidden />
            </ActionIcon>
          }
        >
          {(close) => (
            <DayCalendar
              value={parseTypedDay(value)}
              bounds={bounds}
              onChange={(day) => {
                onChange(writeTypedDay(day, language));
                close();
              }}
            />
          )}
        </PanelButton>
      }
    />
  );
}
