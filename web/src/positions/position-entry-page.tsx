import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock.ts';
import { Problem } from '../platform/problem.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { MatrixSkeleton } from '../ui/heat-matrix/react/matrix-skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { AlertsButton } from './alerts/alerts-button.tsx';
import { CellPanel } from './causes/lazy.tsx';
import { AskProgress } from './checking/lazy.tsx';
import { EntryActions } from './entries/entry-actions.tsx';
import { EntryState } from './entries/state-cell.tsx';
import { EntryBody } from './entry-body.tsx';
import { LegendButton } from './help/legend-button.tsx';
import { LiveFollower } from './live/lazy.tsx';
import { loadEntryMatrix } from './matrix/lazy.tsx';
import { type EntryView, useEntryMatrix } from './matrix/use-entry-matrix.ts';
import { MatrixControls } from './matrix-controls.tsx';
import { PositionExportMenu } from './views/lazy.tsx';

const PATH = '/position-check/$id';

export function PositionEntryPage() {
  const { id } = useParams({ from: PATH });
  const entryId = PositionEntryId.safeParse(Number(id));
  return entryId.success ? <PositionEntryView entryId={entryId.data} /> : <NoSuchEntry />;
}

function NoSuchEntry() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('screens.positionEntry')} back={useBack()} />
      <Panel>
        <EmptyState title={t('positions.absent.title')} text={t('positions.absent.text')} />
      </Panel>
    </>
  );
}

function useBack() {
  const { t } = useTranslation();
  return { to: '/position-check', label: t('screens.positionCheck') };
}

function PositionEntryView({ entryId }: { entryId: PositionEntryId }) {
  const view = useEntryMatrix(entryId);
  const { matrix, query } = view.data;
  const { error } = query;
  const back = useBack();
  useEffect(loadEntryMatrix, []);
  if (error instanceof Problem && error.is('position.notFound')) return <NoSuchEntry />;
  const entry = matrix?.entry;
  return (
    <>
      <PageHeader
        title={
          entry === undefined ? <Skeleton height={28} width={260} /> : <bdi>{entry.name ?? entry.sku}</bdi>
        }
        whole={entry?.name ?? null}
        badge={
          entry === undefined ? (
            <Skeleton height={22} width={130} radius="xl" />
          ) : (
            <EntryState entry={entry} />
          )
        }
        back={back}
        freshness={<EntryFreshness entry={entry} />}
        actions={
          <>
            <LegendButton />
            <SavedViewsMenu screen="/position-check/$id" />
            <CopyLinkButton />
            <AlertsButton entry={entry} />
            <PositionExportMenu matrix={matrix} scope={view.scope} />
            <EntryActions entry={entry} rows={matrix?.rows ?? []} />
          </>
        }
      />
      <LiveFollower />
      <AskProgress entryId={entryId} />
      <Panel>
        <MatrixControls view={view} />
        <EntryContent view={view} />
      </Panel>
      <CellPanel {...{ entryId, view }} />
    </>
  );
}

/** What failed on a refresh leaves the places where they are: the freshness line tells that they grow old. */
function EntryContent({ view }: { view: EntryView }) {
  const { matrix, query, awaitedRows } = view.data;
  const { error, refetch } = query;
  if (matrix !== undefined) return <EntryBody {...view} matrix={matrix} />;
  if (error !== null) return <ProblemState error={error} onRetry={() => void refetch()} />;
  return <MatrixSkeleton rows={awaitedRows} />;
}

type Freshness = Pick<PositionEntry, 'lastCheckedAt' | 'nextCheckAt' | 'cityName' | 'sku'> & {
  stepMinutes: StepMinutes | null;
};

/** As many lines as the words of most entries take, in any language and width. */
function comingFreshness(): Freshness {
  const at = now().toISOString();
  return {
    lastCheckedAt: at,
    nextCheckAt: at,
    cityName: '–'.repeat(6),
    sku: Sku.parse(100_000_000),
    stepMinutes: null,
  };
}

function EntryFreshness({ entry }: { entry: PositionEntry | undefined }) {
  const { t } = useTranslation();
  const { lastCheckedAt, nextCheckAt, cityName, sku, stepMinutes } = entry ?? comingFreshness();
  return (
    <Skeleton visible={entry === undefined} inert={entry === undefined}>
      <FreshnessLine
        source={t('ui.freshness.storefront')}
        takenAt={lastCheckedAt}
        nextAt={nextCheckAt}
        stepMinutes={stepMinutes}
        topic="positions"
        more={[t('positions.where', { city: cityName, sku })]}
      />
    </Skeleton>
  );
}
