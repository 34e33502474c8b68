import { Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Day } from '@vitrina/contract/dates.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { readCells } from '@vitrina/contract/positions/matrix-cells.ts';
import { placeTone } from '@vitrina/contract/positions/place-tones.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { HeatCalendar, type HeatDay } from '../../ui/heat-calendar/heat-calendar.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import type { PlacesProps } from '../matrix/use-entry-matrix.ts';
import { PlaceLegend } from './place-cell.tsx';
import { type SummedPlace, sumPlaces } from './sum-places.ts';
import { useCellWords } from './use-cell-words.ts';
import { useShownQueries } from './use-shown-queries.ts';

/** Before the text of a query, which may be any: the two answers that are about all of them. */
const ALL_BEST = 'over:best';
const ALL_AVERAGE = 'over:average';
const UNKNOWN: SummedPlace = { place: null, gap: null, found: 0, answered: 0 };
const SKELETON_PX = 360;

/** Months of days, each with the best place of the day: of one query, or of all of them. */
export function CalendarView({ matrix, scope, change }: PlacesProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const navigate = useNavigate({ from: '/position-check/$id' });
  const { search, period } = scope;
  const { written, said } = useCellWords();
  const days = useQuery({
    ...routeQuery(getPositionMatrix, {
      cabinetId: cabinet.id,
      entryId: matrix.entry.id,
      ...period,
      grouping: 'Day',
      choice: 'best',
    }),
    placeholderData: keepPreviousData,
  });
  const rows = useShownQueries(days.data?.rows, matrix);
  // A query that is not followed any more is not asked about.
  const query = matrix.rows.find((row) => row.query === search.query)?.query;
  const buckets = days.data?.buckets;
  const places = useMemo(() => {
    const chosen = (rows ?? []).filter((row) => query === undefined || row.query === query);
    const cells = chosen.map((row) => readCells(row));
    return new Map<Day, SummedPlace>(
      (buckets ?? []).map((bucket, index) => [
        moscowDay(new Date(bucket)),
        sumPlaces(
          cells.flatMap((ofQuery) => ofQuery[index] ?? []),
          query === undefined ? search.over : 'best',
        ),
      ]),
    );
  }, [rows, buckets, query, search.over]);

  /** An average says of how many queries it is. */
  function dayText(summed: SummedPlace): HeatDay {
    const hasCoverage = query === undefined && search.over === 'average' && summed.answered > 0;
    const note = t('positions.coverage', { found: summed.found, checked: summed.answered });
    return {
      text: written(summed.place),
      words: hasCoverage ? `${said(summed)}, ${note}` : said(summed),
      tone: placeTone(summed),
      ...(hasCoverage ? { note } : {}),
    };
  }

  if (days.data === undefined) {
    return days.error === null ? (
      <PanelSkeleton height={SKELETON_PX} />
    ) : (
      <ProblemState error={days.error} onRetry={() => void days.refetch()} />
    );
  }
  return (
    <>
      <Group mb="md">
        <SelectField
          label={t('positionViews.whose')}
          w={{ base: '100%', sm: 320 }}
          searchable
          data={[
            { value: ALL_BEST, label: t('positionViews.allBest') },
            { value: ALL_AVERAGE, label: t('positionViews.allAverage') },
            ...matrix.rows.map((row) => ({ value: `query:${row.query}`, label: row.query })),
          ]}
          value={query === undefined ? `over:${search.over}` : `query:${query}`}
          onChange={(value) =>
            change(
              value?.startsWith('query:') === true
                ? { query: value.slice('query:'.length) }
                : { query: '', over: value === ALL_AVERAGE ? 'average' : 'best' },
            )
          }
          allowDeselect={false}
        />
      </Group>
      <HeatCalendar
        period={period}
        dayOf={(day) => dayText(places.get(day) ?? UNKNOWN)}
        outsideText={t('positionViews.outside')}
        onOpen={(day) =>
          // A step of its own, so that Back leads to the calendar.
          void navigate({
            search: (old) => ({ ...old, view: 'matrix', grouping: 'Hour', from: day, to: day }),
          })
        }
      />
      <PlaceLegend hint={t('positionViews.calendarHint')} />
    </>
  );
}
