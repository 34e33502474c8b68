import { Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { listPositionForecasts, type QueryForecast } from '@vitrina/contract/positions/forecast.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { now } from '../../platform/clock.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { hourName } from '../../ui/hours.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { PlacesProps } from '../matrix/use-entry-matrix.ts';
import { inOrderOf } from '../views/use-shown-queries.ts';
import { FORECAST_COLUMNS } from './forecast-columns.tsx';
import { chooseMoment, daysFrom, FORECAST_HOURS, followNight, instantOf } from './moments.ts';
import { QueryForecastPanel } from './query-forecast.tsx';

const SKELETON_PX = 480;

/** Where the product may stand by each query at a moment of the next days: one query as a chart, all of them as a table. */
export function ForecastView({ matrix, scope, change }: PlacesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const cabinet = useCabinet();
  const { search } = scope;
  const [night, setNight] = useState(() => startOfMoscowDay(moscowDay(now())).toISOString());
  const chosen = chooseMoment(night, search);
  const forecasts = useQuery({
    ...routeQuery(listPositionForecasts, {
      cabinetId: cabinet.id,
      entryId: matrix.entry.id,
      moment: chosen.moment,
    }),
    placeholderData: keepPreviousData,
  });
  followNight(forecasts.data?.night, night, setNight);
  if (forecasts.data === undefined) {
    return forecasts.error === null ? (
      <PanelSkeleton height={SKELETON_PX} />
    ) : (
      <ProblemState error={forecasts.error} onRetry={() => void forecasts.refetch()} />
    );
  }
  const rows = inOrderOf(forecasts.data.rows, matrix.rows);
  const row = chooseRow(rows, search.query);
  const at = instantOf(night, chosen.moment);
  const when = `${format.weekday(moscowDay(new Date(at)))}, ${format.instantShort(at)}`;
  return (
    <>
      <Group mb="md" align="flex-end">
        <SelectField
          label={t('positions.columns.query')}
          w={{ base: '100%', sm: 300 }}
          searchable
          data={rows.map(({ query }) => ({ value: query, label: query }))}
          value={row?.query ?? ''}
          onChange={(query) => change({ query: query ?? '' })}
          allowDeselect={false}
        />
        <SelectField
          label={t('positionForecast.day')}
          w={{ base: '100%', sm: 190 }}
          data={daysFrom(night).map((day) => ({
            value: day,
            label: `${format.weekday(day)}, ${format.dayShort(day)}`,
          }))}
          value={chosen.day}
          onChange={(by) => change({ by: by ?? '' })}
          allowDeselect={false}
        />
        <SelectField
          label={t('positionForecast.hour')}
          w={{ base: '100%', sm: 110 }}
          data={FORECAST_HOURS.map((hour) => ({ value: String(hour), label: hourName(hour) }))}
          value={String(chosen.hour)}
          onChange={(hour) => change({ hour: Number(hour) })}
          allowDeselect={false}
        />
      </Group>
      {row && <QueryForecastPanel entryId={matrix.entry.id} row={row} moment={chosen.moment} when={when} />}
      <DataTable
        id="position-forecast"
        label={t('positionForecast.table', { when })}
        columns={FORECAST_COLUMNS}
        rows={rows}
        rowKey={({ query }) => query}
        sort={{ sort: 'top10', direction: 'desc' }}
        onOpen={({ query }) => change({ query })}
        exportName={`forecast_${matrix.entry.sku}_${chosen.day}_${chosen.hour}`}
        maxHeight={640}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {t('positionForecast.made', { at: format.instantShort(night) })}
      </Text>
    </>
  );
}

/** The one that was chosen, else the first of which anything is said. */
function chooseRow(rows: readonly QueryForecast[], query: string): QueryForecast | undefined {
  return rows.find((row) => row.query === query) ?? rows.find(({ moment }) => moment !== null) ?? rows[0];
}
