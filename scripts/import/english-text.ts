import { readCatalogue } from '../texts/read-catalogue.ts';
import { readTexts } from '../texts/read-texts.ts';

const texts = readCatalogue(readTexts('en'));

/** What the interface says in English, with its values put in; the key itself where the interface has no such text. */
export function englishText(key: string, values: Readonly<Record<string, unknown>> = {}): string {
  return (texts.get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
