import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../floating/hint.tsx';
import { type Column, isNumber, type TableSort } from '../column.ts';
import { pinOf } from '../columns/pin-of.ts';
import type { useColumnResize } from '../columns/use-column-resize.ts';
import { sortPlace } from '../order/next-sort.ts';
import classes from './table-grid.module.css';

type HeaderCellProps<Row> = {
  column: Column<Row>;
  index: number;
  columnNumber: number;
  pinnedCount: number;
  sort: TableSort | undefined;
  onSort: (column: Column<Row>, isThen: boolean) => void;
  isCurrent: boolean;
  dropSide: 'before' | 'after' | undefined;
  isMoving: boolean;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  resize: ReturnType<typeof useColumnResize<Row>>;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, index, pinnedCount, sort, isCurrent, resize } = props;
  const place = sortPlace(sort, column.id);
  const { t } = useTranslation();
  const [isFocused, setFocused] = useState(false);
  return (
    <th
      scope="col"
      {...pinOf(index, pinnedCount)}
      aria-colindex={props.columnNumber}
      // One header at a time may have it; the second key is said in words.
      aria-sort={place?.place === 1 ? ARIA_SORT[place.direction] : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-column={column.id}
      data-number={isNumber(column) || undefined}
      data-drop={props.dropSide}
      data-moving={props.isMoving || undefined}
      data-sortable={column.sortable || undefined}
      aria-description={describe(column, t)}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onPointerDown={props.onDrag}
      onClick={(event) => column.sortable === true && props.onSort(column, event.shiftKey)}
    >
      <HeaderText column={column} place={place} isFocused={isFocused} />
      <span
        className={classes['resize']}
        onPointerDown={(event) => resize.begin(column, event)}
        onDoubleClick={() => resize.reset(column)}
        onClick={(event) => event.stopPropagation()}
        aria-hidden
      />
    </th>
  );
}

/** The hint in words, for who does not see it. */
function describe<Row>({ description, formula }: Column<Row>, t: TFunction): string | undefined {
  if (description === undefined) return undefined;
  return formula === undefined ? t(description) : `${t(description)}. ${t(formula)}`;
}

type HeaderTextProps<Row> = {
  column: Column<Row>;
  place: ReturnType<typeof sortPlace>;
  isFocused: boolean;
};

function HeaderText<Row>({ column, place, isFocused }: HeaderTextProps<Row>) {
  const { t } = useTranslation();
  const text = t(column.header);
  const hint = <HeaderHint column={column} />;
  const label =
    column.sortable === true ? (
      <UnstyledButton
        className={classes['sort']}
        // The cell is what Tab and arrows reach, and what hears the press; this is for reading aloud.
        tabIndex={-1}
        data-active={place?.direction}
      >
        <span className={classes['header']}>{text}</span>
        <SortMark place={place} />
      </UnstyledButton>
    ) : (
      <span className={classes['header']}>{text}</span>
    );
  return (
    <Hint label={hint} delay={400} isPointed={isFocused}>
      {label}
    </Hint>
  );
}

/** What the column is, and how its numbers are made. */
function HeaderHint<Row>({ column: { header, description, formula } }: { column: Column<Row> }) {
  const { t } = useTranslation();
  return (
    <>
      {t(description ?? header)}
      {formula !== undefined && (
        <span className={classes['formula']}>
          <bdi>{t(formula)}</bdi>
        </span>
      )}
    </>
  );
}

function SortMark({ place }: { place: ReturnType<typeof sortPlace> }) {
  const { t } = useTranslation();
  if (place === undefined) return <IconSelector size={14} className={classes['arrow'] ?? ''} aria-hidden />;
  const Arrow = place.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <span className={classes['arrow']}>
      <Arrow size={14} aria-hidden />
      {!place.isOnly && <sup aria-hidden>{place.place}</sup>}
      {place.place === 2 && (
        <VisuallyHidden>
          {t('ui.table.secondKey', { direction: t(`ui.table.directions.${place.direction}`) })}
        </VisuallyHidden>
      )}
    </span>
  );
}
