import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BREAKPOINTS, NARROW, NARROW_QUERY } from './breakpoints.ts';

const SOURCES = path.resolve(import.meta.dirname, '..');
const KNOWN = new Set([...Object.values(BREAKPOINTS), NARROW]);

/** `file: width` of every width that a stylesheet or a script compares the window with; containers have their own. */
function widthsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: SOURCES })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(path.join(SOURCES, file), 'utf8').replaceAll(/@container[^{]*/g, '');
      const queries = text.matchAll(/\((?:(?:min|max)-width:\s*|width\s*[<>]=?\s*)(?<width>[\w.]+)\)/g);
      return [...queries].map((query) => `${file}: ${query.groups?.['width']}`);
    });
}

test('the navigation is an overlay below md plus 16 px', () => {
  expect(BREAKPOINTS).toMatchObject({ sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' });
  expect(NARROW_QUERY).toBe('(width < 61em)');
});

test('stylesheets and scripts know no other widths of the window', () => {
  const used = [...widthsOf('**/*.css'), ...widthsOf('**/*.{ts,tsx}')];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((use) => !KNOWN.has(use.split(': ')[1] ?? ''))).toEqual([]);
});

test('nothing turns narrow at md: the navigation and the tables turn at one width', () => {
  const wide = [...widthsOf('**/*.css'), ...widthsOf('**/*.{ts,tsx}')];
  expect(wide.filter((use) => use.endsWith(`: ${BREAKPOINTS.md}`))).toEqual([]);
});
