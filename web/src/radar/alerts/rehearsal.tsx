import { Alert, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RadarAlertRule, rehearseRadarAlert } from '@vitrina/contract/radar/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useLanguage, useTexts } from '../../platform/texts/use-format.ts';
import classes from '../../ui/alerts.module.css';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { DayStrip } from '../../ui/sentence/day-strip.tsx';
import { daysText } from '../../ui/sentence/time-words.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { FiringList } from './firing-list.tsx';

const PAUSE_MS = 400;
const HEIGHT_PX = 160;

type Answer = OutputOf<typeof rehearseRadarAlert>;

function Played({ answer, onGo }: { answer: Answer; onGo: () => void }) {
  const { t, format } = useTexts();
  const language = useLanguage();
  const { cardsCount, since, notices, total, days, firings } = answer;
  const doubt =
    cardsCount === 0
      ? t('radarAlerts.rehearsal.noCards')
      : notices > days.length
        ? t('radarAlerts.rehearsal.tooOften')
        : null;
  return (
    <Stack gap="sm">
      <div aria-live="polite">
        <Text fw={500}>
          {since === null
            ? t('radarAlerts.rehearsal.none')
            : t('radarAlerts.rehearsal.total', { count: total, days: daysText(language, days.length) })}
        </Text>
        {notices < total && (
          <Text size="xs" c="dimmed">
            {t('radarAlerts.rehearsal.notices', { notices: format.count(notices) })}
          </Text>
        )}
      </div>
      {doubt !== null && (
        <Alert color="yellow" p="xs">
          {doubt}
        </Alert>
      )}
      <DayStrip label={t('radarAlerts.rehearsal.strip')} days={days} />
      <FiringList firings={firings} total={total} onGo={onGo} />
    </Stack>
  );
}

/** What the rule would have found in the last days, while it is being written. */
export function Rehearsal({ rule, onGo }: { rule: RadarAlertRule; onGo: () => void }) {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const [settled] = useDebouncedValue(rule, PAUSE_MS);
  const played = useQuery({
    ...routeQuery(rehearseRadarAlert, { cabinetId, rule: settled }),
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  });
  const { data, error } = played;
  return (
    <section
      className={classes['rehearsal']}
      aria-label={t('radarAlerts.rehearsal.label')}
      aria-busy={played.isFetching}
      data-stale={played.isPlaceholderData || undefined}
    >
      {error !== null && <ProblemState error={error} onRetry={() => void played.refetch()} />}
      {data === undefined && error === null && <PanelSkeleton height={HEIGHT_PX} />}
      {data !== undefined && error === null && <Played answer={data} onGo={onGo} />}
    </section>
  );
}
