import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCALES = path.resolve(import.meta.dirname, '../../web/src/locales');

/** The files of a language, by their names. */
export function readTextFiles(language: string): Map<string, Record<string, unknown>> {
  const files = globSync(`${language}/*.json`, { cwd: LOCALES });
  return new Map(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(LOCALES, file), 'utf8')) as Record<string, unknown>,
    ]),
  );
}

/** Everything that is said in a language, as i18next holds it when every file has come. */
export function readTexts(language: string): Record<string, unknown> {
  return Object.assign({}, ...readTextFiles(language).values()) as Record<string, unknown>;
}
