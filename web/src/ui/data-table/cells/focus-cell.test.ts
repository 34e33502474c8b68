import { expect, test, vi } from 'vitest';
import { SampleElement } from './cell-samples.ts';
import { focusCell } from './focus-cell.ts';

const CELL = { row: 3, column: 2 };

function tableWith(selector: string) {
  const focus = vi.fn();
  return { focus, table: new SampleElement({ holds: { [selector]: { focus } } }) as unknown as ParentNode };
}

test('the cell of the cursor is focused once it is wanted', () => {
  const { focus, table } = tableWith('tr[data-row="3"] > [aria-colindex="4"]');
  const wantsFocus = { current: false };
  focusCell(wantsFocus, table, CELL, 2);
  expect(focus).not.toHaveBeenCalled();
  wantsFocus.current = true;
  focusCell(wantsFocus, table, CELL, 2);
  focusCell(wantsFocus, table, CELL, 2);
  expect(focus).toHaveBeenCalledOnce();
  expect(wantsFocus.current).toBe(false);
});

test('before there is a table the focus stays wanted, and a cell that is not drawn has none', () => {
  const wantsFocus = { current: true };
  focusCell(wantsFocus, null, CELL, 2);
  expect(wantsFocus.current).toBe(true);
  const { focus, table } = tableWith('none');
  focusCell(wantsFocus, table, CELL, 2);
  expect([wantsFocus.current, focus.mock.calls]).toEqual([false, []]);
});
