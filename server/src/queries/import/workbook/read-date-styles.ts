import type { Readable } from 'node:stream';
import { parsePart } from './parse-part.ts';

// ECMA-376 18.8.30: formats that are not written out because every program knows them.
const KNOWN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]);
const MORE_KNOWN_DATES = new Set([45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** For each cell style, by its number, whether it shows a number as a date. */
export async function readDateStyles(stream: Readable): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCellFormats = false;
  await parsePart(stream, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isInCellFormats = true;
      const format = Number(attributes['numFmtId']);
      if (name === 'numFmt') formats.set(format, isDateFormat(attributes['formatCode'] ?? ''));
      if (name === 'xf' && isInCellFormats)
        styles.push(formats.get(format) ?? (KNOWN_DATES.has(format) || MORE_KNOWN_DATES.has(format)));
    },
    text: () => undefined,
    close: (name) => {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return styles;
}

/** A format is a date's when letters of days, months, years, hours or seconds stand outside of quotes and brackets. */
export function isDateFormat(code: string): boolean {
  const bare = code.replaceAll(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|_.|\*./gi, '');
  return /[dmyhs]/i.test(bare.replaceAll(/general/gi, ''));
}
