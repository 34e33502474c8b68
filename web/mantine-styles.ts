import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const STYLES = path.join(import.meta.dirname, '../node_modules/@mantine/core/styles');
const SHEET = path.join(import.meta.dirname, 'src/theme/mantine.css');
/** Classes of a component, which whatever draws it imports. */
const CLASSES = /\/@mantine\/core\/esm\/components\/.+\/(?<name>\w+)\.module\.mjs$/;

/** The styles that everybody waits for: they are in the sheet. */
export function readSheet(): string[] {
  const list = readFileSync(SHEET, 'utf8').matchAll(/styles\/([\w-]+)\.layer\.css/g);
  return [...list].map(([, name = '']) => name);
}

/** The styles that come with the classes of this module; none if it has none, or if everybody has them. */
export function stylesWith(module: string, sheet: readonly string[]): string | undefined {
  const name = CLASSES.exec(module)?.groups?.['name'];
  if (name === undefined || sheet.includes(name) || !existsSync(path.join(STYLES, `${name}.layer.css`)))
    return undefined;
  return `@mantine/core/styles/${name}.layer.css`;
}

/** Styles of a component load with its code, so that a screen waits for those of what it draws and for no other. */
export function mantineStyles(): Plugin {
  const sheet = readSheet();
  return {
    name: 'mantine-styles',
    apply: 'build',
    transform: {
      filter: { id: CLASSES },
      handler(code, id) {
        const styles = stylesWith(id, sheet);
        return styles === undefined ? undefined : { code: `import '${styles}';\n${code}`, map: null };
      },
    },
  };
}
