import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCREEN = '/sharp-jumps-stats';
const LINK = { secret: 'vis_a', screen: SCREEN };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page is loaded: what it is, is decided once. */
async function load(pathname: string) {
  vi.resetModules();
  vi.stubGlobal('window', { location: { pathname } });
  const page = await import('./shared-secret.ts');
  page.openKeptScreen();
  return page;
}

test('a page is of the link that was kept for it, and stays so when it is loaded anew', async () => {
  (await load('/shared')).keepSharedSecret(LINK);
  expect((await load(SCREEN)).sharedSecret()).toBe('vis_a');
  const again = await load(SCREEN);
  expect(again.isShared()).toBe(true);
  again.keepSharedSecret(null);
  expect(again.isShared()).toBe(true);
  expect((await load(SCREEN)).isShared()).toBe(false);
});

test('whoever goes elsewhere in the tab has left the shared screen; the page of links keeps it', async () => {
  (await load('/shared')).keepSharedSecret(LINK);
  const links = await load('/shared');
  expect([links.isShared(), links.secretOf(''), links.secretOf('#vis_b')]).toEqual([false, 'vis_a', 'vis_b']);
  expect((await load('/statistics')).isShared()).toBe(false);
  expect((await load(SCREEN)).isShared()).toBe(false);
});

test('what is stored there by somebody else, or cannot be stored, is no link', async () => {
  for (const text of ['{', '7', '{"secret":1}']) {
    stored.set('sharedScreen', text);
    expect((await load(SCREEN)).isShared()).toBe(false);
  }
  const page = await load('/shared');
  vi.stubGlobal('sessionStorage', undefined);
  expect([page.keepSharedSecret(LINK), page.secretOf('')]).toEqual([false, null]);
});
