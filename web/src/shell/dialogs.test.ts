import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, openerOfDialog, readShownDialog, showDialog } from './dialogs.ts';

/** An element of which only its place among others and in the page is asked. */
class Part {
  isConnected = true;
  readonly #within: Record<string, Part>;
  constructor(within: Record<string, Part> = {}) {
    this.#within = within;
  }
  closest(selector: string): Part | null {
    return this.#within[selector] ?? null;
  }
  getAttribute(): string {
    return 'menu-button';
  }
}

const button = new Part();
const page: { activeElement: Part | null; getElementById: (id: string) => Part | null } = {
  activeElement: null,
  getElementById: (id) => (id === 'menu-button' ? button : null),
};

beforeAll(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', Part);
});
beforeEach(() => {
  button.isConnected = true;
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a dialog that was never opened cannot be closed; one that was stays known', () => {
  closeDialog();
  expect(readShownDialog()).toBeNull();
  showDialog('palette');
  expect(readShownDialog()).toEqual({ name: 'palette', isOpen: true });
  closeDialog();
  expect(readShownDialog()).toEqual({ name: 'palette', isOpen: false });
});

test('the focus goes back to what opened the dialog, for as long as that is in the page', () => {
  page.activeElement = button;
  showDialog('news');
  expect(openerOfDialog()).toBe(button);
  button.isConnected = false;
  expect(openerOfDialog()).toBeUndefined();
});

test('nothing takes the focus back where nothing had it', () => {
  page.activeElement = null;
  showDialog('news');
  expect(openerOfDialog()).toBeUndefined();
});

test('of an item in a menu the button of the menu stays', () => {
  page.activeElement = new Part({ '[role="menu"]': new Part() });
  showDialog('shortcuts');
  expect(openerOfDialog()).toBe(button);
});

test('a dialog that leads to another one keeps what opened the first', () => {
  page.activeElement = button;
  showDialog('palette');
  page.activeElement = new Part({ '[role="dialog"]': new Part() });
  showDialog('shortcuts');
  expect(openerOfDialog()).toBe(button);
});

test('of a dialog of the screen its own button is what the focus returns to', () => {
  page.activeElement = button;
  showDialog('palette');
  closeDialog();
  const send = new Part({ '[role="dialog"]': new Part() });
  page.activeElement = send;
  showDialog('payment');
  expect(openerOfDialog()).toBe(send);
});
