import type { PointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import type { Column } from '../column.ts';
import { columnDrag, type DragHands } from './column-drag.ts';

type Row = { id: number };
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: 'common.add',
  kind: 'text',
  width: 100,
  ...more,
});
const COLUMNS = [column('name'), column('a'), column('b'), column('c'), column('buttons', { isFixed: true })];
const PREFERENCES: DragHands<Row>['grid']['tablePreferences']['preferences'] = {
  visibility: {},
  order: [],
  pinned: [],
  widths: {},
  density: 'comfortable',
  scale: 'own',
  facts: null,
};

/** The header "c" stands from 200 to 300 on the screen. */
function headerOf(id: string | undefined) {
  return {
    dataset: id === undefined ? {} : { column: id },
    getBoundingClientRect: () => ({ left: 200, width: 100 }) as DOMRect,
  };
}

type Given = {
  header?: ReturnType<typeof headerOf> | null | undefined;
  isRightToLeft?: boolean;
  hasMoved?: boolean;
};
function dragWith(given: Given = {}) {
  const page = new EventTarget();
  const listen = vi.spyOn(page, 'addEventListener');
  const change = vi.fn<DragHands<Row>['grid']['tablePreferences']['change']>();
  const setDrop = vi.fn<DragHands<Row>['setDrop']>();
  const headerAt = vi.fn<DragHands<Row>['headerAt']>(() =>
    'header' in given ? given.header : headerOf('c'),
  );
  const hasMoved = { current: given.hasMoved ?? false };
  const { begin, stopClick } = columnDrag({
    grid: {
      visible: COLUMNS,
      ordered: COLUMNS,
      tablePreferences: {
        preferences: PREFERENCES,
        change,
      },
    },
    isRightToLeft: given.isRightToLeft ?? false,
    page,
    headerAt,
    setDrop,
    hasMoved,
  });
  const press = (id: string | undefined, more: Partial<PointerEvent> = {}) =>
    begin({
      button: 0,
      pointerType: 'mouse',
      clientX: 100,
      clientY: 50,
      currentTarget: { closest: () => (id === undefined ? null : headerOf(id)) },
      ...more,
    } as unknown as PointerEvent<HTMLElement>);
  const send = (type: string, more: object = {}) => page.dispatchEvent(Object.assign(new Event(type), more));
  const move = (clientX: number, clientY = 50) => send('pointermove', { clientX, clientY });
  return { change, setDrop, headerAt, hasMoved, stopClick, press, send, move, listen };
}

test.each([
  { x: 249, isRightToLeft: false, side: 'before' },
  { x: 250, isRightToLeft: false, side: 'after' },
  { x: 249, isRightToLeft: true, side: 'after' },
  { x: 250, isRightToLeft: true, side: 'before' },
] as const)(
  'at $x of a header from 200 to 300 a column drops $side it (right to left: $isRightToLeft)',
  (given) => {
    const { press, move, setDrop, headerAt } = dragWith(given);
    press('a');
    move(given.x, 60);
    expect(headerAt).toHaveBeenCalledExactlyOnceWith(given.x, 60);
    expect(setDrop.mock.calls).toEqual([[{ moved: 'a', target: 'c', side: given.side }]]);
  },
);

test('a column is moved to where it is let go', () => {
  const { press, move, send, setDrop, change } = dragWith();
  press('a');
  move(210);
  move(290);
  expect(change).not.toHaveBeenCalled();
  send('pointerup');
  expect(change).toHaveBeenCalledExactlyOnceWith({ order: ['b', 'c', 'a'], pinned: [] });
  expect(setDrop).toHaveBeenLastCalledWith(undefined);
  expect(setDrop).toHaveBeenCalledTimes(3);
  move(210);
  send('pointerup');
  expect(setDrop).toHaveBeenCalledTimes(3);
  expect(change).toHaveBeenCalledOnce();
});

test('a press that moves less than 6 pixels stays a click', () => {
  const still = dragWith();
  still.press('a');
  still.move(103, 55);
  still.move(105, 50);
  still.move(95, 50);
  expect(still.setDrop).not.toHaveBeenCalled();
  expect(still.hasMoved.current).toBe(false);
  still.send('pointerup');
  expect(still.change).not.toHaveBeenCalled();
  expect(still.setDrop.mock.calls).toEqual([[undefined]]);
  for (const [x, y] of [
    [106, 50],
    [94, 50],
    [100, 56],
    [100, 44],
    [105, 54],
  ] as const) {
    const moved = dragWith();
    moved.press('a');
    moved.move(x, y);
    expect(moved.setDrop).toHaveBeenCalledOnce();
    expect(moved.hasMoved.current).toBe(true);
  }
});

test('a column that has been carried away follows back to where it was', () => {
  const { press, move, setDrop } = dragWith();
  press('a');
  move(210);
  move(100);
  expect(setDrop).toHaveBeenCalledTimes(2);
});

test('where there is no header a column stays in its place', () => {
  for (const header of [null, undefined, headerOf(undefined)]) {
    const { press, move, send, setDrop, change } = dragWith({ header });
    press('a');
    move(210);
    expect(setDrop.mock.calls).toEqual([[{ moved: 'a', target: 'a', side: 'before' }]]);
    send('pointerup');
    expect(change).not.toHaveBeenCalled();
  }
  const given: Given = {};
  const left = dragWith(given);
  left.press('a');
  left.move(290);
  given.header = null;
  left.move(400);
  left.send('pointerup');
  expect(left.change).not.toHaveBeenCalled();
});

test('Escape and a pointer that is taken away drop nothing', () => {
  for (const [type, more] of [['keydown', { key: 'Escape' }], ['pointercancel']] as const) {
    const { press, move, send, setDrop, change } = dragWith();
    press('a');
    move(290);
    send(type, more);
    expect(setDrop).toHaveBeenLastCalledWith(undefined);
    send('pointerup');
    move(210);
    expect(change).not.toHaveBeenCalled();
    expect(setDrop).toHaveBeenCalledTimes(2);
  }
});

test('Escape is handled before the page sees it', () => {
  const { press, listen } = dragWith();
  press('a');
  expect(listen).toHaveBeenCalledWith('keydown', expect.any(Function), {
    capture: true,
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test('other keys do not end a move, and after it no key is handled', () => {
  const { press, move, send, setDrop, change } = dragWith();
  press('a');
  move(290);
  send('keydown', { key: 'x' });
  expect(setDrop).toHaveBeenCalledOnce();
  send('pointerup');
  expect(change).toHaveBeenCalledOnce();
  send('keydown', { key: 'Escape' });
  send('pointercancel');
  expect(setDrop).toHaveBeenCalledTimes(2);
});

test('the first column, buttons and what is no header stay; so do other buttons and fingers', () => {
  for (const [id, more] of [
    ['name', {}],
    ['buttons', {}],
    ['unknown', {}],
    [undefined, {}],
    ['a', { button: 1 }],
    ['a', { pointerType: 'touch' }],
  ] as const) {
    const { press, move, setDrop } = dragWith();
    press(id, more);
    move(290);
    expect(setDrop).not.toHaveBeenCalled();
  }
  const pen = dragWith();
  pen.press('a', { pointerType: 'pen' });
  pen.move(290);
  expect(pen.setDrop).toHaveBeenCalledOnce();
});

test('the click that ends a move does not sort, the next one does', () => {
  const { press, move, send, stopClick } = dragWith();
  const click = { preventDefault: vi.fn<() => void>(), stopPropagation: vi.fn<() => void>() };
  stopClick(click);
  expect(click.preventDefault).not.toHaveBeenCalled();
  press('a');
  move(290);
  send('pointerup');
  stopClick(click);
  stopClick(click);
  expect(click.preventDefault).toHaveBeenCalledOnce();
  expect(click.stopPropagation).toHaveBeenCalledOnce();
});

test('a new press forgets the former move, also where nothing can be carried', () => {
  for (const id of ['a', 'name']) {
    const { press, hasMoved } = dragWith({ hasMoved: true });
    press(id);
    expect(hasMoved.current).toBe(false);
  }
});
