import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '../texts/read-catalogue.ts';

const texts = readCatalogue(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../web/src/locales/en.json'), 'utf8')),
);

/** What the interface says in English, with its values put in; the key itself where the interface has no such text. */
export function englishText(key: string, values: Readonly<Record<string, unknown>> = {}): string {
  return (texts.get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
