import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../platform/texts/languages.ts';
import { PREFERENCES, type PreferenceName, parsePreferences } from './preferences.ts';

const NAMES = Object.keys(PREFERENCES) as PreferenceName[];
const BOOT = readFileSync(path.resolve(import.meta.dirname, '../../../public/boot.js'), 'utf8');

test('what no cookie says is the default', () => {
  expect(parsePreferences(() => undefined)).toEqual({
    contentLayoutNav: 'vertical',
    contentWidth: 'fluid',
    footerType: 'static',
    navbarType: 'sticky',
    navbarBlur: 'true',
    verticalNavCollapsed: 'false',
    horizontalNavType: 'sticky',
    lightPrimaryColor: 'violet',
    darkPrimaryColor: 'violet',
  });
});

test('a word that is none of ours is the default too, and spoils nothing beside it', () => {
  const cookies: Record<string, string> = { footerType: 'floating', contentWidth: 'boxed', navbarBlur: '' };
  expect(parsePreferences((name) => cookies[name])).toMatchObject({
    footerType: 'static',
    contentWidth: 'boxed',
    navbarBlur: 'true',
  });
});

describe('in a browser', () => {
  let written: string[];

  beforeEach(() => {
    vi.resetModules();
    written = [];
    const dataset: Record<string, string> = {};
    vi.stubGlobal('document', {
      documentElement: { dataset },
      get cookie() {
        return 'contentWidth=boxed';
      },
      set cookie(text: string) {
        written.push(text);
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('a change is kept in its cookie for a year, shown at once and published', async () => {
    const { changePreferences, onPreferences, readPreferences } = await import('./preferences.ts');
    const listener = vi.fn<() => void>();
    onPreferences(listener);
    changePreferences({ footerType: 'sticky' });
    expect(written).toEqual(['footerType=sticky; path=/; max-age=31536000; samesite=lax']);
    expect(document.documentElement.dataset).toEqual({ footerType: 'sticky' });
    expect(readPreferences()).toMatchObject({ footerType: 'sticky', contentWidth: 'boxed' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a reset brings back every default', async () => {
    const { readPreferences, resetPreferences } = await import('./preferences.ts');
    expect(readPreferences().contentWidth).toBe('boxed');
    resetPreferences();
    expect(readPreferences()).toEqual(parsePreferences(() => undefined));
    expect(written).toHaveLength(NAMES.length);
  });
});

type Given = { cookie?: string; stored?: Record<string, string>; pathname?: string };

/** Runs boot.js as a page would, before anything else of it. */
function boot({ cookie = '', stored = {}, pathname = '/statistics' }: Given) {
  const root = { lang: '', dir: '', dataset: {} as Record<string, string> };
  const fonts = ['ru', 'ar'].map((languages) => ({ media: 'not all', dataset: { languages } }));
  runInNewContext(BOOT, {
    document: {
      documentElement: root,
      cookie,
      querySelector: () => null,
      querySelectorAll: () => fonts,
      createElement: () => ({}),
    },
    location: { pathname },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  return {
    root,
    fonts: fonts.filter(({ media }) => media === 'all').map(({ dataset }) => dataset.languages),
  };
}

describe('before the first paint', () => {
  test.each(NAMES)('the page knows %s', (name) => {
    for (const value of PREFERENCES[name])
      expect(boot({ cookie: `other=1; ${name}=${value}` }).root.dataset[name]).toBe(value);
  });

  test('it takes no cookie for more than a word', () => {
    const { dataset } = boot({ cookie: 'footerType=%22%3E; navbarType=; contentWidth=boxed' }).root;
    expect(dataset).toMatchObject({ contentWidth: 'boxed' });
    expect([dataset['footerType'], dataset['navbarType']]).toEqual([undefined, undefined]);
  });

  test('the page knows theme, language, direction, and has the letters of the language sent', () => {
    const { root, fonts } = boot({ stored: { language: 'ar', theme: 'dark' } });
    expect([root.lang, root.dir, root.dataset['mantineColorScheme']]).toEqual(['ar', 'rtl', 'dark']);
    expect(fonts).toEqual(['ar']);
    expect(boot({}).fonts).toEqual(['ru']);
    expect(boot({ stored: { language: 'en' } }).fonts).toEqual([]);
  });

  test.each(Object.entries(LANGUAGES))('%s is written in its own direction', (language, { direction }) => {
    expect(boot({ stored: { language } }).root).toMatchObject({ lang: language, dir: direction });
  });

  test('a language that is not ours is the default one', () => {
    expect(boot({ stored: { language: 'xx' } }).root).toMatchObject({ lang: 'ru', dir: 'ltr' });
  });

  // product.md 4.4: system currently resolves to light.
  test('the system theme is drawn in light', () => {
    expect(boot({ stored: { theme: 'system' } }).root.dataset['mantineColorScheme']).toBeUndefined();
  });

  test('the outline of the layout is drawn for those who are signed in, on screens that have one', () => {
    const stored = { accessToken: 'a.b.c' };
    expect(boot({ stored }).root.dataset['boot']).toBe('layout');
    expect(boot({}).root.dataset['boot']).toBeUndefined();
    for (const pathname of ['/login', '/register', '/password-restore/77', '/not-authorized'])
      expect(boot({ stored, pathname }).root.dataset['boot']).toBeUndefined();
  });
});
