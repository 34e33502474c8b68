import { lastDayOfMonth } from './parse-day.ts';
import { parseCount } from './parse-number.ts';
import type { WarningReason } from './query-file.ts';

type MonthlyCount = { day: string; windowDays: number; frequency: number };

const MONTH = /^(\d{4})-(\d{2})\s*:\s*(.+)$/;

/** "2024-12: 2400, 2025-01: 3600": a month is a window of its own length that ends on its last day. */
export function parseTrend(text: string): { months: MonthlyCount[]; warnings: WarningReason[] } {
  const parts = text.split(/[,;\n]\s*(?=\d{4}-|$)/).filter((part) => part.trim() !== '');
  const months: MonthlyCount[] = [];
  const warnings: WarningReason[] = [];
  for (const part of parts) {
    const [, year, month, count] = MONTH.exec(part.trim()) ?? [];
    const day = lastDayOfMonth(Number(year), Number(month));
    const amount = parseCount(count);
    if (day && 'value' in amount && amount.value !== null) {
      months.push({ day, windowDays: Number(day.slice(8)), frequency: amount.value });
      warnings.push(...amount.warnings);
    } else {
      warnings.push('badTrendMonth');
    }
  }
  return { months, warnings };
}
