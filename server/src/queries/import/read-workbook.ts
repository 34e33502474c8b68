import type { QueryFileRefusal } from './query-file.ts';
import { refuseLimit } from './refuse-limit.ts';
import type { TableLine } from './table-line.ts';
import { checkLimit, LimitError } from './workbook/limit-error.ts';
import { type Archive, openArchive } from './workbook/open-archive.ts';
import { readDateStyles } from './workbook/read-date-styles.ts';
import { readOutline } from './workbook/read-outline.ts';
import { readSharedStrings } from './workbook/read-shared-strings.ts';
import { readSheet } from './workbook/read-sheet.ts';

type Sheet = { name: string; lines: TableLine[] };

/** Filled rows of every sheet; damaged, oversized and foreign files are refused, never thrown. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | QueryFileRefusal> {
  let archive: Archive | undefined;
  try {
    archive = await openArchive(bytes);
    return await readSheets(archive);
  } catch (error) {
    if (error instanceof LimitError) {
      return refuseLimit(error.limit);
    }
    // A zip of anything else is told apart from a spreadsheet that is damaged.
    const isArchive = archive !== undefined && !archive.names.some((name) => name.endsWith('workbook.xml'));
    return { refused: 'unreadable', detail: { reason: isArchive ? 'archive' : 'brokenWorkbook' } };
  }
}

async function readSheets(archive: Archive): Promise<Sheet[]> {
  const { sheets, sharedStrings, styles, isFrom1904 } = await readOutline(archive);
  const workbook = {
    texts: sharedStrings === undefined ? [] : await readSharedStrings(await archive.open(sharedStrings)),
    dateStyles: styles === undefined ? [] : await readDateStyles(await archive.open(styles)),
    isFrom1904,
  };
  const read: Sheet[] = [];
  let cells = 0;
  for (const { name, part } of sheets) {
    const lines = await readSheet(await archive.open(part), workbook, (width) => {
      cells += width;
      checkLimit('cells', cells);
    });
    read.push({ name, lines });
  }
  return read;
}
