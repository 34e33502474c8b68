import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCabinet, useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { morningOf } from '../questions.ts';
import { Falls } from './falls.tsx';
import { Frame } from './frame.tsx';
import { LikelyFalls } from './likely-falls.tsx';
import { NoTracking } from './no-tracking.tsx';
import { Part } from './part.tsx';
import { SaidMenu } from './said-menu.tsx';
import { SuggestionList } from './suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** What the page is opened for: what fell and why, what will probably fall, and what is worth doing today. */
export function MorningParts() {
  const { t } = useTexts();
  const cabinet = useCabinet();
  const morning = useQuery(morningOf(cabinet.id));
  const { data } = morning;
  const ofMorning = {
    rows: 4 as const,
    isLoading: data === undefined,
    error: morning.error,
    onRetry: morning.refetch,
  };
  return (
    <Frame>
      <Part
        title={t('statistics.morning.falls.title')}
        description={t('statistics.morning.falls.text')}
        foot={data !== undefined && <Shown {...data.falls} />}
        {...ofMorning}
      >
        {data === undefined ? null : data.tracking === 'ok' ? (
          <Falls falls={data.falls} />
        ) : (
          <NoTracking tracking={data.tracking} />
        )}
      </Part>
      <Part
        title={t('statistics.morning.likely.title')}
        description={t('statistics.morning.likely.text')}
        foot={data !== undefined && <Shown {...data.likely} />}
        {...ofMorning}
      >
        {data === undefined ? null : data.tracking === 'ok' ? (
          <LikelyFalls likely={data.likely} />
        ) : (
          <NoTracking tracking={data.tracking} />
        )}
      </Part>
      <Today />
    </Frame>
  );
}

/** How many there are where the list has no room for all of them. */
function Shown({ rows, total }: { rows: readonly unknown[]; total: number }) {
  const { t, format } = useTexts();
  if (total <= rows.length) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('statistics.morning.shown', { shown: format.count(rows.length), total: format.count(total) })}
    </Text>
  );
}

function Today() {
  const { t } = useTexts();
  const mayEdit = useRight('edit');
  const { query, suggestions } = useSuggestions();
  return (
    <Part
      title={t('statistics.morning.suggestions.title')}
      description={t('statistics.morning.suggestions.text')}
      rows={3}
      isLoading={suggestions === undefined || query.data?.isLearning === true}
      error={query.error}
      onRetry={query.refetch}
      foot={mayEdit && query.data !== undefined && <SaidMenu said={query.data.said} />}
    >
      {suggestions === undefined ? null : <SuggestionList suggestions={suggestions} />}
    </Part>
  );
}
