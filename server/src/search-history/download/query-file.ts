import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { type startQueryExport, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type * as z from 'zod';
import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { QueryTables } from '../../queries/tables.ts';

/** A table as it was asked for, with the columns, headers and words of its file. */
export type FileInput = z.output<(typeof startQueryExport)['input']>;

export type FileLayout = Pick<FileInput, 'columns' | 'headers' | 'texts'> & {
  /** Lines of other sources are there: each line says its source, unit and window. */
  isMixed: boolean;
};

export type FileTexts = FileInput['texts'];
type TextKey = keyof FileTexts;

/** In the person's language, as it was sent. */
export function textOf(texts: FileTexts, key: TextKey): string {
  return texts[key] ?? key;
}

export function originHeaders(texts: FileTexts): string[] {
  return [textOf(texts, 'source'), textOf(texts, 'unit'), textOf(texts, 'windowDays')];
}

export function originOf(row: QueryRow, texts: FileTexts): [string, string, number | null] {
  const source = row.source === 'feed' ? textOf(texts, 'feed') : row.source;
  return [source, textOf(texts, row.unit), row.windowDays];
}

export function requireHeaders({ headers, columns }: FileInput): void {
  if (headers.length !== columns.length + 1)
    throw problem('request.invalid', { field: 'headers', rule: 'length' });
}

/** Empty for the whole country. */
export async function findCityName({ db }: DbContext, cityId: number): Promise<string> {
  if (cityId === WHOLE_COUNTRY) return '';
  const tables = db.withTables<QueryTables>();
  const city = await tables.selectFrom('cities').select('name').where('id', '=', cityId).executeTakeFirst();
  return city?.name ?? String(cityId);
}

export function nameFile({ marketplace, from, to, window, format }: FileInput, cityName: string): string {
  const parts = [marketplace, ...(cityName === '' ? [] : [cityName]), from, to, `${window}d`];
  return `${parts.join('_')}.${format}`;
}
