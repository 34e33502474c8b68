import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onUndoKey } from './undo-key.ts';

class FakeElement {
  readonly value: string | undefined;
  constructor(value?: string) {
    this.value = value;
  }
  closest() {
    return this.value === undefined ? null : this;
  }
}

let listener: ((event: unknown) => void) | undefined;
const leave: (() => void)[] = [];
const undone: string[] = [];

function press(more: object = {}) {
  const event = {
    code: 'KeyZ',
    // The Russian letter of that place.
    key: 'я',
    ctrlKey: true,
    target: new FakeElement(),
    preventDefault: vi.fn<() => void>(),
    ...more,
  };
  listener?.(event);
  return event;
}

const offer = (name: string) => leave.push(onUndoKey(() => undone.push(name)));

beforeEach(() => {
  undone.length = 0;
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', (_name: string, given: typeof listener) => (listener = given));
  vi.stubGlobal('removeEventListener', () => (listener = undefined));
});
afterEach(() => {
  leave.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
});

test('Ctrl+Z brings back what went last, then what went before it', () => {
  offer('note');
  offer('view');
  expect(press().preventDefault).toHaveBeenCalledOnce();
  leave.pop()?.();
  press({ ctrlKey: false, metaKey: true });
  expect(undone).toEqual(['view', 'note']);
});

test.each([
  ['in a field', { target: new FakeElement('text') }],
  ['with Shift, which does it again', { shiftKey: true }],
  ['without Ctrl', { ctrlKey: false }],
  ['after somebody else took it', { defaultPrevented: true }],
])('it does nothing %s', (_where, more) => {
  offer('note');
  expect(press(more).preventDefault).not.toHaveBeenCalled();
  expect(undone).toEqual([]);
});

test('an empty field has nothing of its own to bring back', () => {
  offer('note');
  press({ target: new FakeElement('') });
  expect(undone).toEqual(['note']);
});

test('with nothing to undo the keys are the browser’s own', () => {
  offer('note');
  leave.pop()?.();
  expect(listener).toBeUndefined();
});
