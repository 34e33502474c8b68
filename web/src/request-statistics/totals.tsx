import { Text } from '@mantine/core';
import type { getRequestStatistics } from '@vitrina/contract/request-statistics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Period } from '../platform/texts/create-format.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { placesWon } from '../ui/sparkline/describe-change.ts';
import { StatCard } from '../ui/stat-card.tsx';
import { StatStrip } from '../ui/stat-strip.tsx';
import { CARDS, type Card, changeOf } from './rules.ts';

type Answer = OutputOf<typeof getRequestStatistics>;

function TotalCard({ card, answer }: { card: Card; answer: Answer | undefined }) {
  const { t, format } = useTexts();
  const { figure, unit, second, isLowerBetter = false } = card;
  const value = answer?.totals[figure] ?? null;
  const before = answer?.previousTotals?.[figure];
  const isPlace = unit === 'place';
  const change = isPlace ? placesWon(before, value) : changeOf(value, before);
  const secondValue = second === undefined ? null : (answer?.totals[second.figure] ?? null);
  const hint =
    second === undefined || secondValue === null
      ? undefined
      : t(`requestStatistics.seconds.${second.figure}`, { value: format.value(secondValue, second.unit) });
  return (
    <StatCard
      label={t(`requestStatistics.figures.${figure}.name`)}
      value={value}
      unit={unit}
      isLoading={answer === undefined}
      isLowerBetter={isLowerBetter}
      changeUnit={isPlace ? 'place' : 'change'}
      // Nothing to compare with is said once, beside the conditions.
      {...(change === null ? {} : { change })}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

/** Head cards of the chosen products, against the span of equal length before. */
export function Totals({ answer }: { answer: Answer | undefined }) {
  const { t } = useTexts();
  return (
    <StatStrip label={t('requestStatistics.totals')}>
      {CARDS.map((card) => (
        <TotalCard key={card.figure} card={card} answer={answer} />
      ))}
    </StatStrip>
  );
}

type ComparedWithProps = { answer: Answer | undefined; period: Period };

/** What the changes of the cards are measured against. */
export function ComparedWith({ answer, period }: ComparedWithProps) {
  const { t, format } = useTexts();
  // A period of equal length keeps the place of the one that comes.
  if (answer === undefined)
    return (
      <Text size="sm" style={{ visibility: 'hidden' }}>
        {t('requestStatistics.against', { period: format.period(period) })}
      </Text>
    );
  const { previousPeriod, previousTotals } = answer;
  return (
    <Text size="sm" c="dimmed">
      {previousPeriod === null
        ? t('requestStatistics.previousBeyondPlan')
        : previousTotals === null
          ? t('requestStatistics.noPrevious')
          : t('requestStatistics.against', { period: format.period(previousPeriod) })}
    </Text>
  );
}
