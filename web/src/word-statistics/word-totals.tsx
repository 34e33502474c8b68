import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getProductWords } from '@vitrina/contract/word-statistics.ts';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../ui/stat-card.tsx';
import { StatStrip } from '../ui/stat-strip.tsx';
import { changeOf } from './rules.ts';

type Answer = OutputOf<typeof getProductWords>;
const CARDS = [
  ['users', 'count'],
  ['viewUsers', 'count'],
  ['gmvKopecks', 'kopecks'],
  ['spendKopecks', 'kopecks'],
] as const;

/** What a key cannot have, and which days are missing, in words. */
function useNotes(answer: Answer): string[] {
  const { t } = useTranslation();
  const { absence, days, measuredDays, adDays, stopped } = answer;
  const isPartlyAdvertised = absence.advertising === null && adDays < days;
  return [
    t('wordStatistics.whyMore'),
    ...(measuredDays < days ? [t('wordStatistics.coverage', { measured: measuredDays, count: days })] : []),
    ...(absence.views === null ? [] : [t('wordStatistics.absent.noPremium')]),
    ...(absence.advertising === null ? [] : [t(`wordStatistics.absent.${absence.advertising}`)]),
    ...(isPartlyAdvertised ? [t('wordStatistics.adCoverage', { measured: adDays, count: days })] : []),
    ...(stopped.length === 0
      ? []
      : [t('wordStatistics.stopped', { count: stopped.length, words: stopped.slice(0, 12).join(', ') })]),
  ];
}

/** Why the words add up past the totals, and what is missing in both. */
export function WordNotes({ answer }: { answer: Answer }) {
  const notes = useNotes(answer);
  return (
    <Alert variant="light" color="gray" icon={<IconInfoCircle aria-hidden />}>
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
    </Alert>
  );
}

/** The queries themselves, each once: what the words below add up past. */
export function WordTotals({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation();
  const totals = answer?.totals;
  return (
    <StatStrip label={t('ui.figures')}>
      {CARDS.map(([figure, unit]) => (
        <StatCard
          key={figure}
          label={t(`wordStatistics.figures.${figure}.name`)}
          value={totals?.[figure] ?? null}
          unit={unit}
          isLoading={totals === undefined}
          {...(figure === 'users' && totals !== undefined
            ? { change: changeOf(totals), changeLabel: t('wordStatistics.toPrevious') }
            : {})}
        />
      ))}
    </StatStrip>
  );
}
