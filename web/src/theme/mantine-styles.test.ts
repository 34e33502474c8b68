import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Mantine's whole stylesheet is 29 KB over the wire; these files name the parts in use, and the tests guard the lists.
const source = fileURLToPath(new URL('..', import.meta.url));
const mantine = fileURLToPath(new URL('../../../node_modules/@mantine/core', import.meta.url));

/** What is drawn before anybody has signed in, toasts among it. */
const OF_GUESTS = [
  'accounts/{code,guest,letter,login,password,sign}*.tsx',
  'accounts/{registration,recovery}/*.tsx',
  'accounts/settings/password-field.tsx',
  'shell/{cookie-banner,toasts,toast-action}.tsx',
  'shell/layout/{blank-layout,frame,loading-overlay,logo}.tsx',
  'shell/refusals/{failed-page,message-page,missing-right-text,not-authorized-page,not-found-page}.tsx',
  'shell/user-menu/{language-select,theme-button}.tsx',
  'ui/problem-alert.tsx',
];

/** Components that are named by our files and by Mantine's other packages, which bring only their own styles. */
function usedComponents(patterns: string | string[], packages?: string): string[] {
  const ours = globSync(patterns, { cwd: source }).map((file) => join(source, file));
  const modules =
    packages === undefined ? [] : globSync(`${packages}/esm/**/*.mjs`, { cwd: dirname(mantine) });
  const theirs = modules.map((file) => join(dirname(mantine), file));
  const texts = [...ours, ...theirs].map((file) => readFileSync(file, 'utf8'));
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g),
  ]);
  return [...new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))];
}

/** Styles belong to files named X.module.mjs; whoever imports one, at any depth, needs X.css. */
function stylesOf(file: string, seen: Set<string>): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  if (file.endsWith('.module.mjs')) return [basename(file, '.module.mjs')];
  const imports = readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g);
  return [...imports].flatMap(([, path = '']) => stylesOf(join(dirname(file), path), seen));
}

const known = new Map<string, string[]>();

/** A thousand files name the same few components: each one's modules are read once. */
function stylesOfComponent(name: string): string[] {
  const styles = known.get(name) ?? stylesOf(join(mantine, `esm/components/${name}/${name}.mjs`), new Set());
  known.set(name, styles);
  return styles;
}

function neededStyles(components: readonly string[]): Set<string> {
  return new Set(
    ['baseline', 'global', ...components.flatMap(stylesOfComponent)].filter((name) =>
      existsSync(join(mantine, `styles/${name}.css`)),
    ),
  );
}

function listOf(file: string): string[] {
  const list = readFileSync(join(source, 'theme', file), 'utf8').matchAll(/styles\/([\w-]+)\.layer\.css/g);
  return [...list].map(([, name = '']) => name);
}

/** Those that every page has, and those that few screens bring with them. */
const sheets = globSync('mantine*.css', { cwd: join(source, 'theme') });
const OF_EVERYBODY = ['mantine.css', 'mantine-inside.css'];

test('the styles of every Mantine component in use are imported, each file in the order of the whole stylesheet', () => {
  const whole = readFileSync(join(mantine, 'styles.css'), 'utf8');
  const place = (name: string) =>
    whole.indexOf(readFileSync(join(mantine, `styles/${name}.css`), 'utf8').slice(0, 60));
  const files = sheets.map(listOf);
  const used = neededStyles(usedComponents('**/*.{ts,tsx}', '{dates,notifications}'));
  expect(files.flat().toSorted()).toEqual([...used].toSorted());
  for (const file of files) expect(file).toEqual(file.toSorted((one, other) => place(one) - place(other)));
});

test('guests wait for the styles that they see and for no other', () => {
  const seen = neededStyles(usedComponents(OF_GUESTS, 'notifications'));
  // A list is a popover with rules of its own: theirs have to come after.
  expect(listOf('mantine.css').toSorted()).toEqual([...seen, 'Popover'].toSorted());
});

test('what few screens draw is styled wherever it is drawn', () => {
  const own = sheets.filter((file) => !OF_EVERYBODY.includes(file));
  const lists = own.map((sheet) => ({ sheet, names: listOf(sheet) }));
  const bare = globSync('**/*.tsx', { cwd: source }).filter((file) => {
    const needed = neededStyles(usedComponents(file));
    const text = readFileSync(join(source, file), 'utf8');
    return lists.some(
      ({ sheet, names }) => names.some((name) => needed.has(name)) && !text.includes(`theme/${sheet}';`),
    );
  });
  expect(own.length).toBeGreaterThan(0);
  expect(bare).toEqual([]);
});
