import { Button, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PeriodDraft } from './period-draft.ts';
import classes from './period-picker.module.css';
import type { DayRefusal } from './refuse-period.ts';

const ENDS = ['from', 'to'] as const;

type PeriodDatesProps = { draft: PeriodDraft; reasons: Record<DayRefusal, string> };

/** Typed dates, with the sentence that says what is missing. */
export function PeriodDates({ draft, reasons }: PeriodDatesProps) {
  const { t } = useTranslation();
  const { texts, refusal } = draft;
  return (
    <form
      className={classes['dates']}
      onSubmit={(event) => {
        event.preventDefault();
        draft.apply();
      }}
    >
      {ENDS.map((end) => (
        <TextInput
          key={end}
          size="xs"
          w={112}
          label={t(`ui.period.${end}`)}
          placeholder={t('ui.period.placeholder')}
          value={texts[end]}
          onChange={(event) => draft.type(end, event.currentTarget.value)}
          error={texts[end] !== '' && draft[end] === undefined}
          autoComplete="off"
          inputMode="numeric"
          dir="ltr"
        />
      ))}
      <Button type="submit" size="xs" disabled={refusal !== undefined}>
        {t('ui.period.apply')}
      </Button>
      <Text size="xs" className={classes['refusal']} role="status">
        {refusal === 'notSelected' && t('ui.period.notSelected')}
        {refusal === 'order' && t('ui.period.order')}
        {refusal !== undefined && refusal !== 'notSelected' && refusal !== 'order' && reasons[refusal]}
      </Text>
    </form>
  );
}
