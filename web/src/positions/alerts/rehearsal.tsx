import { Alert, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AlertRule, rehearsePositionAlert } from '@vitrina/contract/positions/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import classes from '../../ui/alerts.module.css';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { DayStrip } from '../../ui/sentence/day-strip.tsx';
import { daysText } from '../../ui/sentence/time-words.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { FiringList } from './firing-list.tsx';

const PAUSE_MS = 400;
const HEIGHT_PX = 160;

type Answer = OutputOf<typeof rehearsePositionAlert>;

/** What speaks against the rule as it is. */
function useDoubt({ queriesCount, total, days }: Answer, rule: AlertRule): string | null {
  const { t } = useTranslation();
  if (queriesCount === 0) return t('positionAlerts.rehearsal.noQueries');
  if (queriesCount < rule.atLeast) return t('positionAlerts.rehearsal.tooFew');
  return total > days.length ? t('positionAlerts.rehearsal.tooOften') : null;
}

function Played({ answer, rule, onGo }: { answer: Answer; rule: AlertRule; onGo: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const doubt = useDoubt(answer, rule);
  const { since, total, days, firings } = answer;
  return (
    <Stack gap="sm">
      <Text fw={500} aria-live="polite">
        {since === null
          ? t('positionAlerts.rehearsal.none')
          : t('positionAlerts.rehearsal.total', { count: total, days: daysText(language, days.length) })}
      </Text>
      {doubt !== null && (
        <Alert color="yellow" p="xs">
          {doubt}
        </Alert>
      )}
      <DayStrip label={t('positionAlerts.rehearsal.strip')} days={days} />
      <FiringList firings={firings} total={total} onGo={onGo} />
    </Stack>
  );
}

/** What the rule would have said of the last days, while it is being written. */
export function Rehearsal({ rule, onGo }: { rule: AlertRule; onGo: () => void }) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const [settled] = useDebouncedValue(rule, PAUSE_MS);
  const played = useQuery({
    ...routeQuery(rehearsePositionAlert, { cabinetId, rule: settled }),
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  });
  const { data, error } = played;
  return (
    <section
      className={classes['rehearsal']}
      aria-label={t('positionAlerts.rehearsal.label')}
      aria-busy={played.isFetching}
      data-stale={played.isPlaceholderData || undefined}
    >
      {error !== null && <ProblemState error={error} onRetry={() => void played.refetch()} />}
      {data === undefined && error === null && <PanelSkeleton height={HEIGHT_PX} />}
      {data !== undefined && error === null && <Played answer={data} rule={settled} onGo={onGo} />}
    </section>
  );
}
