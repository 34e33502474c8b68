import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSheet, stylesWith } from './mantine-styles.ts';

// Mantine's whole stylesheet is 29 KB over the wire; one file names the parts that guests see, the others come with their code.
const source = fileURLToPath(new URL('src', import.meta.url));
const mantine = fileURLToPath(new URL('../node_modules/@mantine/core', import.meta.url));

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

const whole = readFileSync(join(mantine, 'styles.css'), 'utf8');
const placeOf = (name: string) =>
  whole.indexOf(readFileSync(join(mantine, `styles/${name}.css`), 'utf8').slice(0, 60));

test('guests wait for the styles that they see and for no other', () => {
  const seen = neededStyles(usedComponents(OF_GUESTS, 'notifications'));
  // A list is a popover with rules of its own: theirs have to come after.
  expect(readSheet().toSorted()).toEqual([...seen, 'Popover'].toSorted());
});

test('they come in the order of the whole stylesheet', () => {
  expect(readSheet()).toEqual(readSheet().toSorted((one, other) => placeOf(one) - placeOf(other)));
});

test('all other styles of what is drawn come with its classes', () => {
  const sheet = readSheet();
  const used = neededStyles(usedComponents('**/*.{ts,tsx}', '{dates,notifications}'));
  const brought = globSync('esm/components/**/*.module.mjs', { cwd: mantine }).map((file) =>
    stylesWith(join(mantine, file), sheet),
  );
  for (const name of used)
    if (!sheet.includes(name)) expect(brought).toContain(`@mantine/core/styles/${name}.layer.css`);
  expect(brought.some((styles) => styles?.includes('Button.'))).toBe(false);
});
