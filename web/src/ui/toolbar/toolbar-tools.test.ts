import { expect, test, vi } from 'vitest';
import { letIn, takeToolKey } from './toolbar-tools.ts';

const toolbar = () => [1, 2, 3].map(() => ({ tabIndex: 5, focus: vi.fn() }));
const stops = (tools: readonly { tabIndex: number }[]) => tools.map(({ tabIndex }) => tabIndex);

test('Tab reaches the tool that had the focus last, and the first one where that is gone', () => {
  const tools = toolbar();
  letIn(tools, tools[1]);
  expect(stops(tools)).toEqual([-1, 0, -1]);
  for (const other of [null, {}]) {
    letIn(tools, other);
    expect(stops(tools)).toEqual([0, -1, -1]);
  }
});

function press(key: string, at: number, more: Partial<Parameters<typeof takeToolKey>[1]> = {}) {
  const tools = toolbar();
  const preventDefault = vi.fn();
  const toolbarNow = { isInside: true, tools, isRightToLeft: false, onLeave: undefined, ...more };
  takeToolKey({ key, target: tools[at] ?? {}, preventDefault }, toolbarNow);
  return {
    focused: tools.findIndex(({ focus }) => focus.mock.calls.length > 0),
    isKept: preventDefault.mock.calls.length > 0,
  };
}

test('arrows lead to the next tool as one reads, and the page does not scroll', () => {
  expect(press('ArrowRight', 0)).toEqual({ focused: 1, isKept: true });
  expect(press('ArrowRight', 1, { isRightToLeft: true })).toEqual({ focused: 0, isKept: true });
  expect(press('End', 0)).toEqual({ focused: 2, isKept: true });
  expect(press('Home', 2)).toEqual({ focused: 0, isKept: true });
});

test('other keys, and keys on what is no tool, stay with the page', () => {
  expect(press('Enter', 0)).toEqual({ focused: -1, isKept: false });
  expect(press('ArrowRight', 9)).toEqual({ focused: -1, isKept: false });
});

test('Escape leads out where there is a way out, and no other key does', () => {
  const onLeave = vi.fn();
  expect(press('Escape', 1, { onLeave })).toEqual({ focused: -1, isKept: false });
  expect(onLeave).toHaveBeenCalledOnce();
  expect(press('Escape', 1)).toEqual({ focused: -1, isKept: false });
  expect(press('ArrowRight', 1, { onLeave })).toEqual({ focused: 2, isKept: true });
  expect(onLeave).toHaveBeenCalledOnce();
});

test('keys of a menu that a tool has opened elsewhere are its own', () => {
  const onLeave = vi.fn();
  for (const isInside of [false, undefined])
    for (const key of ['ArrowRight', 'Escape'])
      expect(press(key, 0, { isInside, onLeave })).toEqual({ focused: -1, isKept: false });
  expect(onLeave).not.toHaveBeenCalled();
});
