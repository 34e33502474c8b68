import type { Cell } from './move-cursor.ts';

const CELL = 'th[aria-colindex], td[aria-colindex]';
const ROW = 'tr[data-row]';
/** Controls that need arrows and Enter for themselves. */
const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [aria-haspopup]';
const CONTROL = 'a, button, input, label, select, textarea, [role="button"]';

/** The cell that the event came from; undefined beside the cells, as in a menu that a cell has opened elsewhere. */
export function cellOf(target: EventTarget | null, firstColumn: number): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
  const row = cell?.closest<HTMLElement>(ROW)?.dataset['row'];
  const column = Number(cell?.getAttribute('aria-colindex')) - firstColumn;
  return row === undefined || column < 0 ? undefined : { row: Number(row), column };
}

export function findCell(table: ParentNode, { row, column }: Cell, firstColumn: number): HTMLElement | null {
  return table.querySelector(`tr[data-row="${row}"] > [aria-colindex="${column + firstColumn}"]`);
}

export function rowKeyOf(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('tr[data-row-key]')?.dataset['rowKey']
    : undefined;
}

/** A press or a click on a link, a button or a field inside the row is theirs. */
export function isOwnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROL) !== null;
}

export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}

export function firstControl(cell: Element | null): HTMLElement | null {
  return (
    cell?.querySelector<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]',
    ) ?? null
  );
}
