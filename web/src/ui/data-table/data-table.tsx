import { useMediaQuery } from '@mantine/hooks';
import { TABLE_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../platform/browser/use-shortcut.ts';
import { isShared } from '../../platform/token/shared-secret.ts';
import { NARROW_QUERY } from '../../theme/breakpoints.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { ProblemState } from '../states/problem-state.tsx';
import { preloadCards, TableCards } from './cards/lazy.tsx';
import { SkeletonCards } from './cards/skeleton-cards.tsx';
import { rowKeyOf } from './cells/cell-dom.ts';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { TableGrid } from './grid/table-grid.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TablePages } from './table-pages.tsx';
import { ROW_HEIGHT } from './table-preferences.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useGrid } from './use-grid.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useSkeletonCount } from './use-skeleton-count.ts';

/** What somebody has shared is read and sorted: nothing is chosen, opened or saved there. */
function useReadOnly<Row>(props: DataTableProps<Row>): DataTableProps<Row> {
  const isFixed = isShared();
  const { columns: all } = props;
  const columns = useMemo(() => (isFixed ? all.filter(({ id }) => id !== 'actions') : all), [isFixed, all]);
  if (!isFixed) return props;
  const { selection: _chosen, tools: _tools, exportName: _file, onOpen: _opened, ...read } = props;
  return { ...read, columns };
}

export function DataTable<Row>(given: DataTableProps<Row>) {
  const props = useReadOnly(given);
  const { id, label, rows, rowKey, page, onPage, error, onOpen } = props;
  const { t } = useTranslation();
  const grid = useGrid(props);
  const selection = useRowSelection({ selection: props.selection, rows: grid.rows, rowKey });
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const rowHeight = ROW_HEIGHT[grid.tablePreferences.preferences.density];
  const skeleton = useSkeletonCount({
    id,
    rows: rows?.length,
    pageSize: page?.pageSize,
    expectedRows: props.expectedRows,
    rowHeight,
    maxHeight: props.maxHeight,
    isCards: isNarrow,
    body,
  });
  const toggle = selection?.toggle;
  useVisibleColumns(grid.visible.map((column) => column.id).join(' '), props.onVisibleColumns);
  useShortcut(
    'KeyX',
    t('ui.table.selectRowShortcut'),
    toggle === undefined
      ? null
      : () => {
          const key = rowKeyOf(document.activeElement);
          if (key !== undefined && scroller?.contains(document.activeElement) === true) toggle(key, false);
        },
  );

  useEffect(() => {
    if (isNarrow) preloadCards();
  }, [isNarrow]);

  // A page begins at its top.
  useEffect(() => {
    scroller?.scrollTo({ top: 0 });
  }, [scroller, page?.page, page?.pageSize]);

  const hasFailed = rows === undefined && error !== undefined && error !== null;
  const gridProps = { label, rowKey, grid, selection, onOpen, details: props.details };
  return (
    <div
      className={classes['table']}
      data-table={id}
      data-density={grid.tablePreferences.preferences.density}
    >
      {props.isRefreshing === true && rows !== undefined && (
        <div className={classes['refreshing']} role="status" aria-label={t('common.loading')} />
      )}
      <TableToolbar
        grid={grid}
        isNarrow={isNarrow}
        toolbar={props.toolbar}
        tools={props.tools}
        sets={props.sets ?? []}
        exportName={props.exportName}
      />
      <div ref={setBody} className={classes['body']} style={{ '--floor': `${skeleton.floorPx}px` }}>
        {props.notice !== undefined && <div className={classes['notice']}>{props.notice}</div>}
        {hasFailed ? (
          <ProblemState error={error} {...(props.onRetry === undefined ? {} : { onRetry: props.onRetry })} />
        ) : isNarrow && rows === undefined ? (
          <SkeletonCards grid={grid} label={label} count={skeleton.count} />
        ) : isNarrow ? (
          <TableCards {...gridProps} />
        ) : (
          <TableGrid
            {...gridProps}
            page={page}
            maxHeight={props.maxHeight}
            scroller={scroller}
            onScroller={setScroller}
            skeletonCount={skeleton.count}
          />
        )}
        {rows?.length === 0 && <EmptyState title={t('ui.table.empty')} {...props.empty} />}
      </div>
      {selection !== undefined && (
        <SelectionBar count={selection.keys.size} onClear={selection.clear}>
          {props.selection?.actions(selection.chosen)}
        </SelectionBar>
      )}
      {page !== undefined && onPage !== undefined && !hasFailed && (
        <TablePages
          page={page}
          onPage={onPage}
          pageSizes={props.pageSizes ?? TABLE_PAGE_SIZES}
          isLoading={rows === undefined}
        />
      )}
    </div>
  );
}

function useVisibleColumns(ids: string, notify: ((ids: readonly string[]) => void) | undefined): void {
  useEffect(() => {
    notify?.(ids.split(' '));
  }, [ids, notify]);
}
