import { Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { addDays, type Day } from '@vitrina/contract/dates.ts';
import type { ExportFormat } from '@vitrina/contract/exports.ts';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, useTexts } from '../platform/texts/use-format.ts';
import { useCalendarNames } from '../ui/period/calendar-names.ts';
import { periodOfMonth, refuseMonth } from './months.ts';
import { FILE_FORMATS } from './search.ts';
import type { QueryScope } from './use-query-scope.ts';
import type { useSaveTable } from './use-save-table.ts';

// The calendar comes with the dialog.
const MonthPicker = lazy(async () => {
  const [dates] = await Promise.all([import('@mantine/dates'), import('@mantine/dates/styles.layer.css')]);
  return { default: dates.MonthPicker<'default'> };
});

type View = Pick<QueryScope, 'bounds' | 'planDays'>;
type MonthDialogProps = {
  isOpen: boolean;
  view: View;
  saving: ReturnType<typeof useSaveTable>;
  onClose: () => void;
};

/** The table of another month, whatever period the screen shows. */
export function MonthDialog({ isOpen, view, saving, onClose }: MonthDialogProps) {
  const { t, format } = useTexts();
  const [month, setMonth] = useState<Day>(() => addDays(view.bounds.maximum, -27));
  const period = periodOfMonth(month, view.bounds, view.planDays);

  function save(kind: ExportFormat): void {
    if (period === undefined) return;
    saving.mutate({ format: kind, period });
    onClose();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="auto"
      title={<Text fw={600}>{t('searchHistory.file.monthTitle')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Months month={month} view={view} onChange={setMonth} />
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {period === undefined ? t('searchHistory.file.noMonth') : format.period(period)}
      </Text>
      <Group justify="flex-end" gap="sm" mt="md">
        {FILE_FORMATS.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'xlsx' ? 'filled' : 'default'}
            disabled={period === undefined}
            onClick={() => save(kind)}
          >
            {t(`ui.tableExport.formats.${kind}`)}
          </Button>
        ))}
      </Group>
    </Modal>
  );
}

type MonthsProps = { month: Day; view: View; onChange: (month: Day) => void };

function Months({ month, view: { bounds, planDays }, onChange }: MonthsProps) {
  const { t, format } = useTexts();
  const language = useLanguage();
  const isReady = useCalendarNames();
  const waiting = <Skeleton width={248} height={236} />;
  const reasonOf = (day: Day) => {
    const refusal = refuseMonth(day, bounds, planDays);
    if (refusal === undefined) return undefined;
    return t(`searchHistory.file.monthRefusals.${refusal}`, {
      day: format.day(bounds.minimum),
      count: planDays ?? 0,
    });
  };
  if (!isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MonthPicker
        locale={language}
        defaultDate={month}
        value={month}
        onChange={(next) => {
          if (next !== null) onChange(next);
        }}
        minDate={`${bounds.minimum.slice(0, 4)}-01-01`}
        maxDate={bounds.maximum}
        getMonthControlProps={(day) => {
          const reason = reasonOf(day);
          return reason === undefined ? {} : { disabled: true, title: reason };
        }}
        ariaLabels={{
          monthLevelControl: t('searchHistory.file.chooseYear'),
          yearLevelControl: t('searchHistory.file.chooseYear'),
          nextYear: t('searchHistory.file.nextYear'),
          previousYear: t('searchHistory.file.previousYear'),
          nextDecade: t('searchHistory.file.nextDecade'),
          previousDecade: t('searchHistory.file.previousDecade'),
        }}
      />
    </Suspense>
  );
}
