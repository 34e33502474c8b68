import { parse } from 'csv-parse';
import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { Sheets } from './unpack-sheets.ts';

const Line = z.record(z.string(), z.string());

/** A figure of a cell: decimal point or comma, spaces between thousands, a percent sign; null when there is none. */
export const Figure = z.string().transform((text, context) => {
  const plain = text.replaceAll(/[\s\u00a0%]/g, '').replace(',', '.');
  if (plain === '' || plain === '-' || plain === '—') return null;
  const figure = Number(plain);
  if (Number.isFinite(figure)) return figure;
  context.addIssue({ code: 'custom', message: `no figure: ${text.slice(0, 40)}` });
  return z.NEVER;
});

export const Kopecks = Figure.transform((roubles) => (roubles === null ? null : Math.round(roubles * 100)));

export const SheetDay = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4})/, 'no day')
  .transform((text) =>
    text.charAt(2) === '.' ? text.slice(0, 10).split('.').toReversed().join('-') : text.slice(0, 10),
  );

/** The names of columns are words, so the first sign between them is the one that divides. */
function findDelimiter(sheet: Uint8Array): string {
  return /[,;\t]/.exec(Buffer.from(sheet.subarray(0, 2000)).toString())?.[0] ?? ',';
}

function findSheet(sheets: Sheets, name: string): Uint8Array | undefined {
  // A report of one sheet is that sheet, whatever its file is called today.
  const [only] = sheets.size === 1 ? sheets.values() : [];
  return sheets.get(name) ?? only;
}

/**
 * The rows of a sheet by the names of their columns: new columns and another order of them are no matter, a missing
 * one is a drift that names it.
 */
export async function readSheet<Shape extends z.ZodType>(
  sheets: Sheets,
  name: string,
  shape: Shape,
): Promise<CallAnswer<z.output<Shape>[]>> {
  const sheet = findSheet(sheets, name);
  if (sheet === undefined) return { outcome: 'drift', message: `no sheet ${name}` };
  const rows: z.output<Shape>[] = [];
  const lines = parse(Buffer.from(sheet), {
    columns: true,
    bom: true,
    delimiter: findDelimiter(sheet),
    skip_empty_lines: true,
    relax_column_count_less: true,
  });
  try {
    for await (const line of lines) {
      const row = shape.safeParse(Line.parse(line));
      if (!row.success) {
        const [issue] = row.error.issues;
        const column = issue?.path.join('.') ?? '';
        return { outcome: 'drift', message: `${name}, column ${column}: ${issue?.message ?? ''}` };
      }
      rows.push(row.data);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : '';
    return { outcome: 'drift', message: `${name}: ${reason}` };
  }
  return { outcome: 'ok', data: rows };
}
