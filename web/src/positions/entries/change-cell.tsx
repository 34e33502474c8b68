import { Group, Text } from '@mantine/core';
import type { PositionChange } from '@vitrina/contract/positions/trends.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { NotMeasured } from '../../ui/absent.tsx';
import { Hint } from '../../ui/floating/hint.tsx';
import { TrendChange } from '../../ui/sparkline/trend-change.tsx';
import { risenBy } from './entry-row.ts';

/** What the number is of, and what no average can tell: queries that were lost or came. */
function changeSentences(change: PositionChange, t: TFunction, format: Format): string[] {
  const { before, now, queries, lost, gained } = change;
  return [
    before === null || now === null
      ? t('positionHelp.change.none')
      : t('positionHelp.change.of', {
          count: queries,
          before: format.decimal(before),
          now: format.decimal(now),
        }),
    ...(lost === 0 ? [] : [t('positionHelp.change.lost', { count: lost })]),
    ...(gained === 0 ? [] : [t('positionHelp.change.gained', { count: gained })]),
  ];
}

type ChangeCellProps = { change: PositionChange | null; days: number };

export function ChangeCell({ change, days }: ChangeCellProps) {
  const { t, format } = useTexts();
  if (change === null) return <NotMeasured reason={t('positionHelp.change.unknown')} />;
  const risen = risenBy(change);
  const text = changeSentences(change, t, format).join(' ');
  return (
    <Hint label={text}>
      <Group gap={6} wrap="nowrap" justify="flex-end">
        {change.lost > 0 && (
          <Text span size="xs" c="var(--v-danger-text)" data-number aria-hidden>
            −{change.lost}
          </Text>
        )}
        {risen === null ? (
          <NotMeasured reason={text} />
        ) : (
          <TrendChange
            value={risen}
            unit="average"
            period={`${t('ui.trend.days', { count: days })}. ${text}`}
          />
        )}
      </Group>
    </Hint>
  );
}
