import { expect, it } from 'vitest';
import { listScreens } from './size-rows.ts';
import { filesOf } from './weigh-screens.ts';

const MANIFEST = {
  'src/page.tsx': { file: 'page.js', imports: ['_table.js', '_base.js'], css: ['page.css'] },
  '_table.js': { file: 'table.js', imports: ['_base.js'], css: ['table.css'] },
  '_base.js': { file: 'base.js', css: ['base.css'] },
  'src/other.tsx': { file: 'other.js', imports: ['_base.js'] },
};

it('a screen waits for its own files and those of everything it imports, each once', () => {
  expect([...filesOf(MANIFEST, ['src/page.tsx'])].toSorted()).toEqual([
    'base.css',
    'base.js',
    'page.css',
    'page.js',
    'table.css',
    'table.js',
  ]);
});

it('a screen that the build does not know is a mistake and not a light screen', () => {
  expect(() => filesOf(MANIFEST, ['src/gone.tsx'])).toThrow('src/gone.tsx');
});

it('screens are read from the table of routes, with their texts; those without navigation are none', () => {
  const table = `
    lazyRouteComponent(() => import('./shell/default-layout.tsx'), 'DefaultLayout');
    lazyRouteComponent(() => import('./accounts/login-page.tsx'), 'LoginPage'),
    lazyPart(() => import('./notifications/bell-panel.tsx'), 'BellPanel'),
    lazyRouteComponent(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage'),
    lazyRouteComponent(() => withTexts(['people'], import('./cabinets/cabinet-page.tsx')), 'CabinetPage'),
    lazyScreen(() => withTexts([...TOOLS.positions.texts, 'position-entry'], import('./positions/position-entry-page.tsx'))),
    lazyScreen(
      () =>
        withTexts(
          [...TOOLS.positions.texts, 'own-rivals'],
          import('./positions/long-page.tsx'),
        ),
      'LongPage',
    )`;
  expect(listScreens(table)).toEqual([
    { file: 'statistics/statistics-page.tsx', texts: [] },
    { file: 'cabinets/cabinet-page.tsx', texts: ['people'] },
    { file: 'positions/position-entry-page.tsx', texts: ['positions', 'position-entry'] },
    { file: 'positions/long-page.tsx', texts: ['positions', 'own-rivals'] },
  ]);
});
