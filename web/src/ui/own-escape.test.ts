import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeByEscape } from './own-escape.ts';

class Part extends EventTarget {
  readonly keeps: string | null;
  constructor(keeps: string | null = null) {
    super();
    this.keeps = keeps;
  }
  getAttribute(name: string): string | null {
    return name === 'data-mantine-stop-propagation' ? this.keeps : null;
  }
}

beforeEach(() => void vi.stubGlobal('Element', Part));
afterEach(() => void vi.unstubAllGlobals());

const [BODY, FIELD, LIST, OUTSIDE] = [new Part(), new Part('false'), new Part('true'), new Part()];
const DIALOG = { contains: (part: unknown) => part === FIELD || part === LIST };
const ESCAPE = { key: 'Escape', isComposing: false, target: FIELD };

function closes(press: object, more: { isOpen?: boolean; dialog?: null } = {}): boolean {
  const onClose = vi.fn();
  const event = { ...ESCAPE, ...press };
  closeByEscape(event, { isOpen: true, dialog: DIALOG, body: BODY, onClose, ...more });
  return onClose.mock.calls.length === 1;
}

test('Escape inside of an open dialog closes it', () => {
  expect(closes({})).toBe(true);
  expect(closes({}, { isOpen: false })).toBe(false);
});

test('other keys, and an Escape that ends the writing of a letter, do not', () => {
  expect(closes({ key: 'Enter' })).toBe(false);
  expect(closes({ isComposing: true })).toBe(false);
});

test('an Escape that is pressed nowhere in particular closes it too', () => {
  for (const target of [BODY, null, new EventTarget()]) {
    expect(closes({ target })).toBe(true);
    expect(closes({ target }, { dialog: null })).toBe(true);
  }
});

test('an open list and what stands outside keep theirs', () => {
  for (const target of [LIST, OUTSIDE]) expect(closes({ target })).toBe(false);
  expect(closes({}, { dialog: null })).toBe(false);
});
