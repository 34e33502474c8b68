import { useMemo } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { NotMeasured } from '../../ui/absent.tsx';
import type { LeadColumn } from '../../ui/heat-matrix/model/matrix-props.ts';
import { placeText } from '../../ui/place-text.ts';
import { betweenText, DayDelta, Dynamics, QueryCell } from './entry-cells.tsx';
import type { PositionMatrix } from './read-matrix.ts';

export type EntryRow = PositionMatrix['rows'][number] & { id: string };

/** Pixels. A line of places is 96 wide and has room on both sides. */
const WIDTHS = { query: 184, dynamics: 108, frequency: 72, delta: 88, place: 64, median: 74 } as const;

/** What stands before the cells of a query; what a phone has no room for is in the views of one query. */
export function useLeadColumns(demand: PositionMatrix['frequency']): readonly LeadColumn<EntryRow>[] {
  const { t, format } = useTexts();
  return useMemo(() => {
    const number = (id: 'now' | 'best'): LeadColumn<EntryRow> => ({
      id,
      header: t(`positions.columns.${id}`),
      width: WIDTHS.place,
      isNumber: true,
      text: (row) => placeText(t, row[id]),
    });
    const frequencyHint =
      demand === null
        ? t('positionGrid.frequencyNone')
        : t('positionGrid.frequencyHint', { window: demand.window, day: format.day(demand.day) });
    return [
      {
        id: 'query',
        header: t('positions.columns.query'),
        width: WIDTHS.query,
        text: ({ query, tag, isResting }) =>
          [
            query,
            ...(tag === null ? [] : [t('positionGrid.tag', { tag })]),
            ...(isResting ? [t('positionGrid.resting')] : []),
          ].join(', '),
        render: ({ query, tag, isResting }) => (
          <QueryCell query={query} note={isResting ? t('positionGrid.resting') : tag} />
        ),
      },
      number('now'),
      {
        id: 'delta',
        header: t('positionGrid.delta'),
        hint: t('positionGrid.deltaHint'),
        width: WIDTHS.delta,
        isNumber: true,
        text: ({ delta }) => (delta === null ? '' : betweenText(t, delta)),
        render: ({ delta }) => <DayDelta delta={delta} />,
      },
      {
        id: 'frequency',
        header: t('positionGrid.frequency'),
        hint: frequencyHint,
        width: WIDTHS.frequency,
        isNumber: true,
        isSpare: true,
        text: ({ frequency }) => (frequency === null ? '' : format.count(frequency)),
        render: ({ frequency }) => (frequency === null ? <NotMeasured /> : format.count(frequency)),
      },
      {
        id: 'dynamics',
        header: t('positionGrid.dynamics'),
        width: WIDTHS.dynamics,
        isSpare: true,
        text: () => '',
        render: ({ query, cells }) => <Dynamics query={query} cells={cells} />,
      },
      { ...number('best'), isSpare: true },
      {
        id: 'median',
        header: t('positions.columns.median'),
        width: WIDTHS.median,
        isNumber: true,
        isSpare: true,
        text: ({ median }) => (median === null ? '' : format.decimal(median)),
      },
    ];
  }, [t, format, demand]);
}
