import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { WaitingState } from '../ui/states/waiting-state.tsx';
import { ForecastView } from './forecast/lazy.tsx';
import { EntryLines } from './matrix/entry-lines.tsx';
import { EntryMatrix } from './matrix/lazy.tsx';
import type { PositionMatrix } from './matrix/read-matrix.ts';
import type { EntryView } from './matrix/use-entry-matrix.ts';
import { useEntryNotes } from './matrix/use-entry-notes.ts';
import { CalendarView, DatesView, DayProfileView, ProductsView } from './views/lazy.tsx';

type EntryBodyProps = Omit<EntryView, 'data'> & { matrix: PositionMatrix };

/** The places themselves, or why there are none yet. */
export function EntryBody({ matrix, scope, actions }: EntryBodyProps) {
  const { t } = useTranslation();
  const notes = useEntryNotes(matrix.entry, scope.period);
  const { search, grouping } = scope;
  const { change, openCell, zoom, leaveZoom } = actions;
  const places = { matrix, scope, change };
  if (matrix.rows.length === 0) return <EmptyState title={t('positions.noQueries')} />;
  if (matrix.entry.state === 'waitingFirst' && isBlank(matrix)) {
    return (
      <WaitingState
        title={t('positions.collecting.title')}
        text={t('positions.collecting.text')}
        at={matrix.entry.firstExpectedAt}
      />
    );
  }
  if (search.view === 'lines')
    return (
      <EntryLines
        {...{ matrix, ...notes }}
        isLog={search.scale === 'log'}
        onLog={(isLog) => change({ scale: isLog ? 'log' : 'linear' })}
      />
    );
  if (search.view === 'calendar') return <CalendarView {...places} />;
  if (search.view === 'day') return <DayProfileView {...places} />;
  if (search.view === 'products') return <ProductsView {...places} />;
  if (search.view === 'dates') return <DatesView {...places} />;
  if (search.view === 'forecast') return <ForecastView {...places} />;
  return (
    <EntryMatrix
      {...{ matrix, grouping, ...notes }}
      choiceText={t(`positions.choices.${search.choice}`)}
      colorBy={search.color}
      onColorBy={(color) => change({ color })}
      groupBy={search.groupBy}
      quietUpTo={search.quiet < 0 ? null : search.quiet}
      onOpenCell={openCell}
      onZoom={zoom}
      onLeave={leaveZoom}
    />
  );
}

function isBlank({ rows }: PositionMatrix): boolean {
  return rows.every(({ cells }) => cells.every(({ place, gap }) => place === null && gap === null));
}
