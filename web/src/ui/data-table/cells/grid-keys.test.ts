import { expect, test, vi } from 'vitest';
import type { Column } from '../column.ts';
import { type GridHands, gridKeys, type KeyPlace, type KeyPress } from './grid-keys.ts';

type Row = { id: number };
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: 'common.add',
  kind: 'text',
  width: 100,
  ...more,
});
const COLUMNS = [column('name', { sortable: true }), column('a'), column('b', { sortable: true })];
const ROWS = [{ id: 1 }, { id: 2 }, { id: 3 }];
const RANGE = { top: 1, bottom: 2, start: 0, end: 1 };

type Change = Partial<Omit<GridHands<Row>, 'grid' | 'cursor'>> & {
  rows?: readonly Row[] | undefined;
  cursor?: Partial<GridHands<Row>['cursor']>;
};
function handsWith({ cursor, ...change }: Change) {
  return {
    grid: {
      rows: 'rows' in change ? change.rows : ROWS,
      visible: COLUMNS,
      toggleSort: vi.fn<GridHands<Row>['grid']['toggleSort']>(),
    },
    cursor: {
      cell: { row: 1, column: 1 },
      range: undefined,
      moveTo: vi.fn<GridHands<Row>['cursor']['moveTo']>(),
      select: vi.fn<GridHands<Row>['cursor']['select']>(),
      clear: vi.fn<() => void>(),
      ...cursor,
    },
    pageRows: 2,
    isRightToLeft: false,
    onOpen: vi.fn<(row: Row) => void>(),
    onSelect: vi.fn<(row: Row) => void>(),
    onMove: vi.fn<GridHands<Row>['onMove']>(),
    onResize: vi.fn<GridHands<Row>['onResize']>(),
    ...change,
  };
}

type Given = Change & { keys?: Partial<KeyPress>; place?: Partial<KeyPlace> };
/** A key on a cell: of the second row and the second column, unless it is told. */
function press(key: string, { keys, place, ...change }: Given = {}, at = { row: 2, column: 1 }) {
  const hands = handsWith(change);
  const focusCell = vi.fn<() => void>();
  const focusControl = vi.fn<() => void>();
  const isTaken = gridKeys(hands)(
    {
      key,
      code: '',
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...keys,
    },
    {
      focused: at,
      cell: { focus: focusCell },
      isInControl: false,
      takesKeys: false,
      firstControl: () => ({ focus: focusControl }),
      ...place,
    },
  );
  const { moveTo, select, clear } = hands.cursor;
  return {
    ...hands,
    toggleSort: hands.grid.toggleSort,
    moveTo,
    select,
    clear,
    isTaken,
    focusCell,
    focusControl,
  };
}
const SHIFT = { keys: { shiftKey: true } };
const ALT = { keys: { altKey: true } };
const header = (at: number) => ({ row: 0, column: at });

test('an arrow moves the cursor from the focused cell', () => {
  const { moveTo, isTaken } = press('ArrowDown');
  expect(moveTo).toHaveBeenCalledExactlyOnceWith({ row: 3, column: 1 }, false);
  expect(isTaken).toBe(true);
  expect(press('ArrowUp', {}, { row: 1, column: 1 }).moveTo).toHaveBeenCalledWith(header(1), false);
  expect(press('PageDown', {}, { row: 1, column: 1 }).moveTo).toHaveBeenCalledWith(
    { row: 3, column: 1 },
    false,
  );
});

test('the last row and the last column are the edges of the cursor', () => {
  for (const keys of [{ ctrlKey: true }, { metaKey: true }])
    expect(press('End', { keys }).moveTo).toHaveBeenCalledWith({ row: 3, column: 2 }, false);
  expect(press('ArrowDown', { rows: undefined }, header(1)).moveTo).toHaveBeenCalledWith(header(1), false);
  const rightToLeft = press('ArrowLeft', { isRightToLeft: true });
  expect(rightToLeft.moveTo).toHaveBeenCalledWith({ row: 2, column: 2 }, false);
});

test('with Shift the rectangle grows, never into the header', () => {
  expect(press('ArrowUp', SHIFT).moveTo).toHaveBeenCalledExactlyOnceWith({ row: 1, column: 1 }, true);
  const first = { row: 1, column: 1 };
  expect(press('ArrowUp', SHIFT, first).moveTo).toHaveBeenCalledExactlyOnceWith(first, true);
});

test('where a rectangle is drawn keys go on from its moving corner', () => {
  const { moveTo } = press('ArrowRight', { cursor: { range: RANGE, cell: { row: 1, column: 0 } } });
  expect(moveTo).toHaveBeenCalledWith({ row: 1, column: 1 }, false);
});

test('keys with Alt and keys that mean nothing are left alone', () => {
  const alt = press('ArrowDown', ALT);
  expect(alt.isTaken).toBe(false);
  expect(alt.moveTo).not.toHaveBeenCalled();
  expect(press('x').isTaken).toBe(false);
});

test('Escape takes a rectangle away and means nothing without one', () => {
  const drawn = press('Escape', { cursor: { range: RANGE } });
  expect(drawn.clear).toHaveBeenCalledOnce();
  expect(drawn.isTaken).toBe(true);
  const plain = press('Escape');
  expect(plain.isTaken).toBe(false);
  expect(plain.clear).not.toHaveBeenCalled();
  expect(press('x', { cursor: { range: RANGE } }).clear).not.toHaveBeenCalled();
});

test('all is selected by the place of A with Ctrl or Cmd, where there is a row', () => {
  for (const far of [{ ctrlKey: true }, { metaKey: true }]) {
    const all = press('ф', { keys: { code: 'KeyA', ...far } });
    expect(all.select).toHaveBeenCalledExactlyOnceWith({ row: 1, column: 0 }, { row: 3, column: 2 });
    expect(all.isTaken).toBe(true);
  }
  const keys = { code: 'KeyA', ctrlKey: true };
  expect(press('a', { keys, rows: ROWS.slice(0, 1) }).select).toHaveBeenCalledWith(
    { row: 1, column: 0 },
    { row: 1, column: 2 },
  );
  const others = [
    press('a', { keys, rows: [] }),
    press('a', { keys: { code: 'KeyA' } }),
    press('s', { keys: { code: 'KeyS', ctrlKey: true } }),
  ];
  for (const { isTaken, select } of others) {
    expect(select).not.toHaveBeenCalled();
    expect(isTaken).toBe(false);
  }
});

test.each(['Enter', ' '])('"%s" on a header sorts by it, with Shift as the second key', (key) => {
  const sorted = press(key, {}, header(2));
  expect(sorted.toggleSort).toHaveBeenCalledExactlyOnceWith(COLUMNS[2], false);
  expect(sorted.isTaken).toBe(true);
  expect(press(key, SHIFT, header(2)).toggleSort).toHaveBeenCalledExactlyOnceWith(COLUMNS[2], true);
  const unsortable = press(key, {}, header(1));
  expect(unsortable.isTaken).toBe(false);
  expect(unsortable.toggleSort).not.toHaveBeenCalled();
});

test('other keys on a header do not sort; beyond the columns there is no header', () => {
  const x = press('x', {}, header(2));
  expect(x.isTaken).toBe(false);
  expect(x.toggleSort).not.toHaveBeenCalled();
  expect(press('Enter', {}, header(3)).isTaken).toBe(false);
});

test.each([
  { key: 'ArrowRight', isRightToLeft: false, by: 1 },
  { key: 'ArrowLeft', isRightToLeft: false, by: -1 },
  { key: 'ArrowRight', isRightToLeft: true, by: -1 },
  { key: 'ArrowLeft', isRightToLeft: true, by: 1 },
])('$key with Alt resizes a column by $by (right to left: $isRightToLeft)', ({ key, isRightToLeft, by }) => {
  for (const shiftKey of [false, true]) {
    const resized = press(key, { keys: { altKey: true, shiftKey }, isRightToLeft }, header(1));
    expect(resized.onResize).toHaveBeenCalledExactlyOnceWith(COLUMNS[1], by);
    expect(resized.onMove).not.toHaveBeenCalled();
    expect(resized.isTaken).toBe(true);
  }
});

test('a sideways arrow with Shift moves a column that has somewhere to go', () => {
  const moved = press('ArrowRight', SHIFT, header(1));
  expect(moved.onMove).toHaveBeenCalledExactlyOnceWith(COLUMNS[1], 1);
  expect(moved.onResize).not.toHaveBeenCalled();
  expect(moved.isTaken).toBe(true);
  const stuck = press('ArrowLeft', SHIFT, header(1));
  expect(stuck.onMove).not.toHaveBeenCalled();
  expect(stuck.moveTo).not.toHaveBeenCalled();
  expect(stuck.isTaken).toBe(true);
});

test('without Shift or Alt, or downwards, arrows on a header move the cursor', () => {
  const plain = press('ArrowRight', {}, header(1));
  expect(plain.moveTo).toHaveBeenCalledExactlyOnceWith(header(2), false);
  const down = press('ArrowDown', SHIFT, header(1));
  expect(down.moveTo).toHaveBeenCalledExactlyOnceWith({ row: 1, column: 1 }, true);
  for (const { onMove, onResize } of [plain, down]) {
    expect(onMove).not.toHaveBeenCalled();
    expect(onResize).not.toHaveBeenCalled();
  }
  expect(press('ArrowDown', ALT, header(1)).onResize).not.toHaveBeenCalled();
});

test('on a row the keys of a header do nothing of theirs', () => {
  const at = { row: 1, column: 2 };
  expect(press('Enter', {}, at).toggleSort).not.toHaveBeenCalled();
  const alt = press('ArrowLeft', ALT, at);
  expect(alt.isTaken).toBe(false);
  expect(alt.onResize).not.toHaveBeenCalled();
});

test('Space selects the row of the cell where rows can be selected', () => {
  const selected = press(' ');
  expect(selected.onSelect).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
  expect(selected.onOpen).not.toHaveBeenCalled();
  expect(selected.isTaken).toBe(true);
  expect(press(' ', { onSelect: undefined }).isTaken).toBe(false);
  expect(press(' ', {}, header(1)).onSelect).not.toHaveBeenCalled();
  expect(press('x').onSelect).not.toHaveBeenCalled();
});

test('Enter opens the row, and the control of the cell where rows do not open', () => {
  const opened = press('Enter', {}, { row: 1, column: 1 });
  expect(opened.onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[0]);
  expect(opened.focusControl).not.toHaveBeenCalled();
  expect(opened.isTaken).toBe(true);
  const entered = press('Enter', { onOpen: undefined });
  expect(entered.focusControl).toHaveBeenCalledOnce();
  expect(entered.isTaken).toBe(true);
  const place = { firstControl: () => null };
  expect(press('Enter', { onOpen: undefined, place }).isTaken).toBe(false);
});

test('F2 goes into the control of the cell and opens nothing', () => {
  const entered = press('F2');
  expect(entered.focusControl).toHaveBeenCalledOnce();
  expect(entered.onOpen).not.toHaveBeenCalled();
  expect(entered.isTaken).toBe(true);
  expect(press('F2', { place: { firstControl: () => null } }).isTaken).toBe(false);
  const x = press('x');
  expect(x.focusControl).not.toHaveBeenCalled();
  expect(x.onOpen).not.toHaveBeenCalled();
});

test('a control that needs keys keeps all of them, others keep what means something to a cell', () => {
  const field = { place: { isInControl: true, takesKeys: true } };
  for (const key of ['ArrowDown', 'Escape', 'Enter']) {
    const { isTaken, moveTo, focusCell } = press(key, field);
    expect(isTaken).toBe(false);
    expect(moveTo).not.toHaveBeenCalled();
    expect(focusCell).not.toHaveBeenCalled();
  }
  const link = { place: { isInControl: true } };
  expect(press('ArrowDown', link).moveTo).toHaveBeenCalledExactlyOnceWith({ row: 3, column: 1 }, false);
  const entered = press('Enter', link);
  expect(entered.isTaken).toBe(false);
  expect(entered.onOpen).not.toHaveBeenCalled();
  expect(press('ArrowDown', { place: { takesKeys: true } }).isTaken).toBe(true);
});

test('Escape goes back from a control to its cell, and leaves the rectangle', () => {
  const left = press('Escape', { place: { isInControl: true }, cursor: { range: RANGE } });
  expect(left.focusCell).toHaveBeenCalledOnce();
  expect(left.clear).not.toHaveBeenCalled();
  expect(left.isTaken).toBe(true);
  expect(press('Escape', { place: { isInControl: true, cell: null } }).isTaken).toBe(true);
  expect(press('ArrowDown', { place: { isInControl: true } }).focusCell).not.toHaveBeenCalled();
});
