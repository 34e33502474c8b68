import { ActionIcon, Checkbox, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconGripVertical, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../column.ts';
import { type Drop, dropColumn, shiftOf } from '../columns/arrange-columns.ts';
import { type Grid, isShown } from '../use-grid.ts';
import { itemAt, trackItem } from './track-item.ts';
import classes from './view-menu.module.css';

type ColumnListProps<Row> = { grid: Grid<Row> };

/** Every column but the first: shown or not, pinned or not, and its place, by pointer or by arrows. */
export function ColumnList<Row>({ grid }: ColumnListProps<Row>) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const free = grid.ordered.slice(1).filter(({ isFixed }) => isFixed !== true);

  // A moved item is put into the page anew, and loses the focus on the way.
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${held.current}"]`)?.focus();
    held.current = undefined;
  });

  function move(column: Column<Row>, drop: Drop): void {
    const next = dropColumn(grid.ordered, grid.tablePreferences.preferences, drop);
    grid.tablePreferences.change(next);
    const place = next.order.indexOf(column.id) + 1;
    setSaid(t('ui.table.movedColumn', { name: t(column.header), place, count: next.order.length }));
  }

  function press(column: Column<Row>, key: string): boolean {
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    const drop = by && shiftOf(grid.ordered, column.id, by);
    if (drop === undefined) return by !== undefined;
    held.current = column.id;
    move(column, drop);
    return true;
  }

  return (
    <>
      <Text size="xs" fw={600} c="dimmed" px="md" pb={4}>
        {t('ui.table.columns')}
      </Text>
      <ul ref={list} className={classes['list']}>
        {free.map((column) => (
          <li key={column.id} className={classes['item']} data-item={column.id}>
            <button
              type="button"
              className={classes['grip']}
              data-grip={column.id}
              aria-label={t('ui.table.moveColumn', { name: t(column.header) })}
              onKeyDown={(event) => {
                if (press(column, event.key)) event.preventDefault();
              }}
              onPointerDown={(event) =>
                trackItem(event, { page: window, itemAt }, (target, side) => {
                  if (target !== column.id) move(column, { moved: column.id, target, side });
                })
              }
            >
              <IconGripVertical size={16} aria-hidden />
            </button>
            <Shown grid={grid} column={column} />
            <Pin grid={grid} column={column} />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

type ItemProps<Row> = ColumnListProps<Row> & { column: Column<Row> };

function Shown<Row>({ grid, column }: ItemProps<Row>) {
  const { t } = useTranslation();
  const { visibility } = grid.tablePreferences.preferences;
  return (
    <Checkbox
      size="xs"
      className={classes['name'] ?? ''}
      label={t(column.header)}
      checked={isShown(grid, column)}
      onChange={(event) =>
        grid.tablePreferences.change({
          visibility: { ...visibility, [column.id]: event.currentTarget.checked },
        })
      }
    />
  );
}

function Pin<Row>({ grid, column }: ItemProps<Row>) {
  const { t } = useTranslation();
  const { pinned } = grid.tablePreferences.preferences;
  const isPinned = pinned.includes(column.id);
  const label = t(isPinned ? 'ui.table.unpin' : 'ui.table.pin');
  const Picture = isPinned ? IconPinFilled : IconPin;
  return (
    <Tooltip label={label}>
      <ActionIcon
        size="sm"
        color={isPinned ? 'primary' : 'gray'}
        className={classes['pin'] ?? ''}
        data-pinned={isPinned || undefined}
        aria-pressed={isPinned}
        aria-label={t('ui.table.pinColumn', { name: t(column.header) })}
        onClick={() =>
          grid.tablePreferences.change({
            pinned: isPinned ? pinned.filter((id) => id !== column.id) : [...pinned, column.id],
          })
        }
      >
        <Picture size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
