import type { PointerEvent } from 'react';
import type { Column } from '../column.ts';
import type { Grid } from '../use-grid.ts';
import { clampWidth, type Widths, widthOf } from './column-widths.ts';

/** So far a press is a click, whose two take the width back: a hand trembles, and browsers invent moves of their own. */
const SLOP_PX = 3;
/** One press of a key, pixels. */
const STEP_PX = 16;

export type ResizedGrid<Row> = Pick<Grid<Row>, 'visible' | 'draftWidths'> & {
  tablePreferences: Pick<Grid<Row>['tablePreferences'], 'preferences' | 'change'>;
};

/** A column's width by its border or by key. */
export function columnResize<Row>(grid: ResizedGrid<Row>, isRightToLeft: boolean) {
  const sign = isRightToLeft ? -1 : 1;

  function begin(column: Column<Row>, event: PointerEvent<HTMLElement>): void {
    const head = event.currentTarget.closest('tr');
    if (head === null || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const start = { ...grid.tablePreferences.preferences.widths, ...measureColumns(head, grid.visible) };
    const from = event.clientX;
    let last: Widths = start;
    const follow = (move: globalThis.PointerEvent) => {
      if (last === start && Math.abs(move.clientX - from) < SLOP_PX) return;
      const px = widthOf(column, start) + (move.clientX - from) * sign;
      last = { ...start, [column.id]: clampWidth(column, px) };
      grid.draftWidths(last);
    };
    const finish = () => {
      handle.removeEventListener('pointermove', follow);
      if (last !== start) grid.tablePreferences.change({ widths: last });
      grid.draftWidths(undefined);
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', finish, { once: true });
  }

  return {
    begin,
    reset: ({ id }: Column<Row>) => {
      const { [id]: _, ...widths } = grid.tablePreferences.preferences.widths;
      grid.tablePreferences.change({ widths });
    },
    step: (column: Column<Row>, by: 1 | -1, head: Element | null) => {
      const now = head === null ? {} : measureColumns(head, grid.visible);
      const widths = { ...grid.tablePreferences.preferences.widths, ...now };
      const px = clampWidth(column, widthOf(column, widths) + by * STEP_PX);
      grid.tablePreferences.change({ widths: { ...widths, [column.id]: px } });
    },
  };
}

/** What the columns take now: stretched ones are held there, so that only one border moves. */
function measureColumns<Row>(head: Element, visible: readonly Column<Row>[]): Widths {
  const cells = [...head.querySelectorAll<HTMLElement>('th[data-column]')];
  const known = new Set(visible.map(({ id }) => id));
  return Object.fromEntries(
    cells.flatMap((cell) => {
      const id = cell.dataset['column'];
      return id !== undefined && known.has(id) ? [[id, Math.round(cell.getBoundingClientRect().width)]] : [];
    }),
  );
}
