import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Mantine's whole stylesheet is 29 KB over the wire; mantine.css names the parts in use, and this test guards the list.
const source = fileURLToPath(new URL('..', import.meta.url));
const mantine = fileURLToPath(new URL('../../../node_modules/@mantine/core', import.meta.url));

/** Components that are named by our files and by Mantine's other packages, which bring only their own styles. */
function usedComponents(): string[] {
  const ours = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => join(source, file));
  const theirs = globSync('{dates,notifications}/esm/**/*.mjs', { cwd: dirname(mantine) }).map((file) =>
    join(dirname(mantine), file),
  );
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

test('the styles of every Mantine component in use are imported, in the order of the whole stylesheet', () => {
  const seen = new Set<string>();
  const used = usedComponents().flatMap((name) =>
    stylesOf(join(mantine, `esm/components/${name}/${name}.mjs`), seen),
  );
  const needed = new Set(['baseline', 'global', ...used]);
  const whole = readFileSync(join(mantine, 'styles.css'), 'utf8');
  const place = (name: string) =>
    whole.indexOf(readFileSync(join(mantine, `styles/${name}.css`), 'utf8').slice(0, 60));
  const expected = [...needed]
    .filter((name) => existsSync(join(mantine, `styles/${name}.css`)))
    .toSorted((one, other) => place(one) - place(other));
  const list = readFileSync(join(source, 'theme/mantine.css'), 'utf8').matchAll(/styles\/([\w-]+)\.css/g);
  expect([...list].map(([, name]) => name)).toEqual(expected);
});
