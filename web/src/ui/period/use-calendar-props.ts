import type { DatePickerProps } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';

/** What every calendar of the product has in common: the language, the first day of its week, and the names of its arrows. */
export function useCalendarProps() {
  const { t } = useTranslation();
  const language = useLanguage();
  return {
    size: 'sm',
    locale: language,
    firstDayOfWeek: language === 'ar' ? 6 : 1,
    weekendDays: [],
    ariaLabels: {
      nextMonth: t('ui.period.nextMonth'),
      previousMonth: t('ui.period.previousMonth'),
      nextYear: t('ui.period.nextYear'),
      previousYear: t('ui.period.previousYear'),
      nextDecade: t('ui.period.nextYear'),
      previousDecade: t('ui.period.previousYear'),
    },
  } satisfies Partial<DatePickerProps>;
}
