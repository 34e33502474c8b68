import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addShortcut, keepSingleKeys } from './shortcuts.ts';

/** Where the focus is, as far as a shortcut looks: whether it matches a selector of its surroundings. */
class FakeElement {
  readonly inside: string | undefined;
  constructor(inside?: string) {
    this.inside = inside;
  }
  closest(selectors: string) {
    return this.inside !== undefined && selectors.includes(this.inside) ? this : null;
  }
}

const page = new FakeElement();
const fired: string[] = [];
const undo: (() => void)[] = [];
let listener: ((event: unknown) => void) | undefined;
let modal: object | null;

function press(code: string, more: { target?: FakeElement; modifiers?: string[]; key?: string } = {}) {
  const event = {
    code,
    key: more.key ?? code.replace('Key', '').toLowerCase(),
    target: more.target ?? page,
    repeat: false,
    isComposing: false,
    defaultPrevented: false,
    getModifierState: (name: string) => more.modifiers?.includes(name) === true,
    preventDefault: vi.fn<() => void>(),
  };
  listener?.(event);
  return event;
}

const add = (keys: string, name = keys) =>
  undo.push(addShortcut({ keys, label: name, isEverywhere: false, fire: () => fired.push(name) }));

beforeEach(() => {
  fired.length = 0;
  modal = null;
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { querySelector: () => modal });
  vi.stubGlobal('addEventListener', (_name: string, given: typeof listener) => (listener = given));
  vi.stubGlobal('removeEventListener', () => (listener = undefined));
});
afterEach(() => {
  undo.splice(0).forEach((remove) => remove());
  vi.unstubAllGlobals();
});

test('a key fires once, and the browser does nothing of its own with it', () => {
  add('Slash');
  expect(press('Slash', { key: '/' }).preventDefault).toHaveBeenCalledOnce();
  expect(fired).toEqual(['Slash']);
});

test('one press after another is a shortcut of its own, and the second alone is not', () => {
  add('KeyG KeyS');
  add('KeyS');
  press('KeyG');
  press('KeyS');
  press('KeyS');
  expect(fired).toEqual(['KeyG KeyS', 'KeyS']);
});

test.each(['input', 'textarea', '[contenteditable]', '[role="dialog"]', '[role="menu"]'])(
  'nothing fires in %s',
  (inside) => {
    add('KeyN');
    add('$mod+KeyK');
    press('KeyN', { target: new FakeElement(inside) });
    press('KeyK', { target: new FakeElement(inside), modifiers: ['Control'] });
    expect(fired).toEqual([]);
  },
);

test('nothing fires under an open dialog, wherever the focus is', () => {
  add('KeyN');
  modal = {};
  press('KeyN');
  expect(fired).toEqual([]);
});

test('of two parts with the same keys the newer one works, and the older again when it is gone', () => {
  add('KeyX', 'page');
  add('KeyX', 'part');
  press('KeyX');
  undo.pop()?.();
  press('KeyX');
  expect(fired).toEqual(['part', 'page']);
});

test('whoever turned single keys off keeps those with a modifier', () => {
  add('KeyN');
  add('$mod+KeyK');
  keepSingleKeys(false);
  press('KeyN');
  press('KeyK', { modifiers: ['Control'] });
  keepSingleKeys(true);
  press('KeyN');
  expect(fired).toEqual(['$mod+KeyK', 'KeyN']);
});
