import type { RejectReason, WarningReason } from './query-file.ts';
import type { Cell } from './table-line.ts';

type ParsedNumber = { value: number; isAmbiguous: boolean } | { value: null } | { rejected: RejectReason };

type Amount = { value: number | null; warnings: WarningReason[] } | { rejected: RejectReason };

const NOT_A_NUMBER = { rejected: 'notANumber' } as const;
// More than everyone alive asks in a month: a phone number or an article in the wrong column.
const MAX_COUNT = 10_000_000_000;

const MAX_NUMBER_LENGTH = 60;

const ABSENT = new Set(['', '-', '–', '—', 'н/д', 'нет данных', 'n/a', 'na', 'nan', 'null', 'none']);
const CURRENCY = / ?(?:₽|руб\.?|р\.)$/;
const PLAIN = /^(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d+))?$/;
// Groups of three after a comma or a dot: 1,234 and 1.234.567,89; a leading zero cannot begin a group.
const GROUPED = /^([1-9]\d{0,2})((?:([.,])\d{3})(?:\3\d{3})*)(?:(?!\3)[.,](\d+))?$/;

/** Reads 3600, "3 600,5", "1,234.56", "0,45 руб."; marks of absence give null, percents are no amounts. */
export function parseNumber(cell: Cell | undefined): ParsedNumber {
  if (cell === undefined) return { value: null };
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? { value: cell, isAmbiguous: false } : NOT_A_NUMBER;
  if (typeof cell !== 'string' || cell.length > MAX_NUMBER_LENGTH) return NOT_A_NUMBER;
  const text = cell
    .replace(/[\s\u200B\uFEFF'’]+/g, ' ')
    .trim()
    .toLowerCase();
  if (ABSENT.has(text)) return { value: null };
  const isNegative = /^[-−]/.test(text);
  const digits = text.replace(/^[-−+] ?/, '').replace(CURRENCY, '');
  const magnitude = parseMagnitude(digits);
  if (!magnitude) return NOT_A_NUMBER;
  return isNegative ? { ...magnitude, value: -magnitude.value } : magnitude;
}

export function isNumeric(cell: Cell | undefined): boolean {
  const parsed = parseNumber(cell);
  return 'value' in parsed && parsed.value !== null;
}

function parseMagnitude(digits: string): { value: number; isAmbiguous: boolean } | null {
  const grouped = GROUPED.exec(digits);
  if (grouped) {
    const [, head = '', groups = '', , fraction] = grouped;
    // "1,234" may also be 1.234: counts are whole, so thousands are likelier, and the line is pointed at.
    const isAmbiguous = groups.length === 4 && fraction === undefined;
    return { value: Number(`${head}${groups.replace(/[.,]/g, '')}.${fraction ?? '0'}`), isAmbiguous };
  }
  const plain = PLAIN.exec(digits);
  if (!plain) return null;
  const [, whole = '', fraction = '0'] = plain;
  return { value: Number(`${whole.replaceAll(' ', '')}.${fraction}`), isAmbiguous: false };
}

/** A whole number that is not negative; null when the cell says that there is none. */
export function parseCount(cell: Cell | undefined): Amount {
  const parsed = parseNumber(cell);
  if ('rejected' in parsed) return parsed;
  if (parsed.value === null) return { value: null, warnings: [] };
  if (parsed.value < 0) return { rejected: 'negativeNumber' };
  if (parsed.value > MAX_COUNT) return { rejected: 'numberTooLarge' };
  const value = Math.round(parsed.value);
  const warnings: WarningReason[] = parsed.isAmbiguous ? ['ambiguousNumber'] : [];
  if (parsed.value !== value) warnings.push('numberRounded');
  return { value, warnings };
}
