import { beforeEach, expect, test, vi } from 'vitest';
import { SampleElement } from './cell-samples.ts';
import { takeCopy } from './take-copy.ts';

beforeEach(() => {
  vi.stubGlobal('Element', SampleElement);
  return () => void vi.unstubAllGlobals();
});

type Given = {
  selection?: { isCollapsed: boolean } | null;
  target?: EventTarget;
  cells?: string | undefined;
};

function copy(given: Given) {
  const { selection = null, target = new SampleElement(), cells } = { cells: 'cells', ...given };
  const [preventDefault, setData, onCopied] = [vi.fn(), vi.fn(), vi.fn()];
  takeCopy(
    { target, preventDefault, clipboardData: { setData } },
    { selection, read: () => cells, write: (copied) => `text of ${copied}`, onCopied },
  );
  return [preventDefault, setData, onCopied].map(({ mock }) => mock.calls);
}

const AS_TEXT = [[], [], []];

test('cells are copied and said to be, instead of what the browser would copy', () => {
  for (const selection of [null, { isCollapsed: true }])
    expect(copy({ selection })).toEqual([[[]], [['text/plain', 'text of cells']], [['cells']]]);
});

test('chosen text, what a control holds, and a place without cells are left to the browser', () => {
  expect(copy({ selection: { isCollapsed: false } })).toEqual(AS_TEXT);
  expect(copy({ target: new SampleElement({ inside: { 'a, button': new SampleElement() } }) })).toEqual(
    AS_TEXT,
  );
  expect(copy({ cells: undefined })).toEqual(AS_TEXT);
});
