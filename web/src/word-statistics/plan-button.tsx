import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { saveFile } from '../platform/api/save-file.ts';
import { now } from '../platform/clock.ts';
import { useIsRightToLeft, useTexts } from '../platform/texts/use-format.ts';
import { writeTableFile } from '../ui/data-table/export/write-table-file.ts';
import type { PlacedWord } from './rules.ts';
import type { WordScope } from './use-word-scope.ts';
import { PLAN_COLUMNS } from './word-columns.tsx';

type PlanButtonProps = {
  words: readonly PlacedWord[];
  titles: readonly string[];
  period: WordScope['period'];
};

/** A file for whoever writes the card: words by users, with a mark at those that the title has. */
export function PlanButton({ words, titles, period }: PlanButtonProps) {
  const { t, format } = useTexts();
  const isRightToLeft = useIsRightToLeft();
  const saving = useMutation({
    mutationFn: async () => {
      const file = await writeTableFile('xlsx', {
        columns: PLAN_COLUMNS,
        rows: words,
        words: { t, format },
        about: [
          [t('wordStatistics.period'), format.period(period)],
          ...titles.map((title) => [t('wordStatistics.product'), title] as const),
        ],
        sheetNames: [t('wordStatistics.plan'), t('ui.tableExport.about')],
        isRightToLeft,
      });
      saveFile(file, `keyword-plan_${moscowDay(now())}.xlsx`);
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileText size={16} aria-hidden />}
      disabled={words.length === 0}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('wordStatistics.plan')}
    </Button>
  );
}
