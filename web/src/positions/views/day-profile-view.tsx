import { Group, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DAY_KINDS } from '@vitrina/contract/grouping.ts';
import { getPositionDayProfile } from '@vitrina/contract/positions/views.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { PlacesProps } from '../matrix/use-entry-matrix.ts';
import { DayProfileTable } from './day-profile-table.tsx';
import { PlaceLegend } from './place-cell.tsx';
import { useShownQueries } from './use-shown-queries.ts';

const SKELETON_PX = 360;

/** At which hours a product stands higher: 24 columns, averaged over the days of the period. */
export function DayProfileView({ matrix, scope, change }: PlacesProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const { search, period } = scope;
  const profile = useQuery({
    ...routeQuery(getPositionDayProfile, {
      cabinetId: cabinet.id,
      entryId: matrix.entry.id,
      ...period,
      days: search.days,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = useShownQueries(profile.data?.rows, matrix);
  if (rows === undefined) {
    return profile.error === null ? (
      <PanelSkeleton height={SKELETON_PX} />
    ) : (
      <ProblemState error={profile.error} onRetry={() => void profile.refetch()} />
    );
  }
  return (
    <>
      <Group mb="md">
        <SegmentedControl
          size="xs"
          aria-label={t('positionViews.days')}
          data={DAY_KINDS.map((one) => ({ value: one, label: t(`positionViews.dayKinds.${one}`) }))}
          value={search.days}
          onChange={(value) => change({ days: DAY_KINDS.find((one) => one === value) ?? 'all' })}
        />
      </Group>
      <DayProfileTable label={t('positionViews.dayProfile')} rows={rows} />
      <PlaceLegend hint={t('positionViews.dayHint')} />
    </>
  );
}
