import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { SidewaysGroup } from '../ui/sideways-group.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import {
  type SearchCard,
  searchCard,
  type TestsCard,
  type TopCard,
  testsCard,
  topCards,
} from './figure-cards.ts';
import classes from './statistics.module.css';

type Overview = OutputOf<typeof getOverview>;

/** Keeps the place of what is not there yet. */
const BLANK = '\u00A0';
const WAITED_FOR: readonly null[] = [null];

/** What every card shows alike: the change or why there is none, and the line or, while it is waited for, its place. */
function useSharedProps() {
  const { t } = useTexts();
  return ({ change, line, absence }: SearchCard | TestsCard | TopCard, isLoading: boolean) => ({
    isLoading,
    absence: absence === undefined ? undefined : t(absence),
    ...(line.length === 0 && !isLoading ? {} : { sparkline: isLoading ? WAITED_FOR : line }),
    ...(change === null && !isLoading
      ? { changeLabel: t('statistics.nothingToCompare') }
      : { changeLabel: t('statistics.inWeek'), ...(change === null ? {} : { change }) }),
  });
}

/** Row 1 of the morning: how visible the shop is, where its queries stand, what search sells, and what is tried. */
export function Cards({ overview }: { overview: Overview | undefined }) {
  const { t, format } = useTexts();
  const sharedProps = useSharedProps();
  const isLoading = overview === undefined;
  const tests = testsCard(overview);
  const ofSearch = (id: SearchCard['id'], unit: 'share' | 'count') => {
    const card = searchCard(id, overview);
    return (
      <StatCard
        label={t(`statistics.${id}`)}
        value={card.value}
        unit={unit}
        hint={card.week === null ? BLANK : format.period(card.week)}
        {...sharedProps(card, isLoading)}
      />
    );
  };
  return (
    <SidewaysGroup className={classes['cards']} label={t('ui.figures')}>
      {ofSearch('visibility', 'share')}
      {topCards(overview).map((card) => (
        <StatCard
          key={card.top}
          label={t('statistics.inTop', { top: card.top })}
          value={card.value}
          unit="count"
          changeUnit="count"
          hint={isLoading ? BLANK : t('statistics.ofQueries', { count: card.queries })}
          {...sharedProps(card, isLoading)}
        />
      ))}
      {ofSearch('orders', 'count')}
      <StatCard
        label={t('statistics.tests')}
        value={tests.value}
        unit="count"
        changeUnit="count"
        hint={t('statistics.testsHint')}
        {...sharedProps(tests, isLoading)}
      />
    </SidewaysGroup>
  );
}
