import { Group, Skeleton } from '@mantine/core';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { getPositionMatrix } from '@vitrina/contract/positions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock.ts';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet, useSession } from '../platform/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FreshnessLine } from '../ui/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryState } from './entry-columns.tsx';
import { EntryLines } from './entry-lines.tsx';
import { EntryMatrix } from './entry-matrix.tsx';
import { MatrixControls } from './matrix-controls.tsx';
import { BUCKET_MINUTES, lastDays } from './rules.ts';

const PATH = '/position-check/$id';
const STANDARD_DAYS = 7;
const LOOK_AGAIN_MS = 10_000;

export function PositionEntryPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: PATH });
  const entryId = PositionEntryId.safeParse(Number(id));
  if (!entryId.success)
    return <EmptyState title={t('positions.absent.title')} text={t('positions.absent.text')} />;
  return <PositionEntryView entryId={entryId.data} />;
}

function PositionEntryView({ entryId }: { entryId: PositionEntryId }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const asked = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const historyDays =
    useSession().limits.find((limit) => limit.name === 'positionHistoryDays')?.maximum ?? null;
  const period =
    asked.from && asked.to ? { from: asked.from, to: asked.to } : lastDays(moscowDay(now()), STANDARD_DAYS);
  const matrix = useQuery({
    ...routeQuery(getPositionMatrix, {
      cabinetId: cabinet.id,
      entryId,
      ...period,
      grouping: asked.grouping,
      choice: asked.choice,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const back = { to: '/position-check', label: t('screens.positionCheck') };
  if (matrix.error) return <ErrorState error={matrix.error} onRetry={() => void matrix.refetch()} />;
  if (!matrix.data) return <Skeleton height={420} />;
  const { entry } = matrix.data;
  const change = (next: Partial<typeof asked>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  return (
    <>
      <PageHeader
        title={entry.name ?? String(entry.sku)}
        back={back}
        freshness={
          <FreshnessLine
            source={t('positions.storefront')}
            takenAt={entry.lastCheckedAt}
            nextAt={entry.nextCheckAt}
          >
            {t('positions.where', { city: entry.cityName, sku: entry.sku })}
          </FreshnessLine>
        }
        actions={<EntryActions entry={entry} queries={matrix.data.rows.map((row) => row.query)} />}
      />
      <Panel>
        <Group justify="space-between" mb="md">
          <MatrixControls
            asked={asked}
            period={period}
            step={entry.stepMinutes}
            historyDays={historyDays}
            onChange={change}
          />
          <EntryState entry={entry} />
        </Group>
        {asked.view === 'matrix' ? (
          <EntryMatrix matrix={matrix.data} bucketMinutes={BUCKET_MINUTES[asked.grouping]} />
        ) : (
          <EntryLines matrix={matrix.data} />
        )}
      </Panel>
    </>
  );
}
