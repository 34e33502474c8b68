import type { Day } from '@vitrina/contract/dates.ts';
import type { MetricUnit } from '@vitrina/contract/query-metrics.ts';
import { createDateFormat } from './create-date-format.ts';
import { LANGUAGES, type LanguageId } from './languages.ts';
import { once } from './once.ts';

export type ValueUnit = MetricUnit | 'place';
export type Period = { from: Day; to: Day };

// interface-rules.md G1: a thin space between thousands in every language; this one does not break lines.
const THIN_SPACE = '\u202F';

const MEGABYTE = 1024 * 1024;

// Roubles from 100 are written without kopecks: they are noise beside the amount.
const WHOLE_ROUBLES_FROM_KOPECKS = 10_000;

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
// One digit always: averages stand under one another.
const DECIMAL: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const SHARE: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };
const CHANGE: Intl.NumberFormatOptions = { ...SHARE, maximumFractionDigits: 0, signDisplay: 'exceptZero' };
const SIGNED: Intl.NumberFormatOptions = { ...WHOLE, signDisplay: 'exceptZero' };
const COMPACT: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };
const MONEY: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'RUB',
  currencyDisplay: 'narrowSymbol',
};

export type Format = ReturnType<typeof createFormat>;

/** Every number and date of the screens, written as the language does it. */
export function createFormat(language: LanguageId) {
  const { locale } = LANGUAGES[language];
  const write = (options: Intl.NumberFormatOptions) => numberWriter(locale, options);
  const count = write(WHOLE);
  const decimal = write(DECIMAL);
  const share = write(SHARE);
  const change = write(CHANGE);
  const signed = write(SIGNED);
  const compact = write(COMPACT);
  const compactMoney = write({ ...MONEY, ...COMPACT });
  const money = write({ ...MONEY, maximumFractionDigits: 0 });
  const exactMoney = write({ ...MONEY, minimumFractionDigits: 2 });
  const place = write({ maximumFractionDigits: 1 });

  const rubles = (kopecks: number) =>
    Math.abs(kopecks) >= WHOLE_ROUBLES_FROM_KOPECKS ? money(kopecks / 100) : exactMoney(kopecks / 100);
  const degrees = (value: number) => `${signed(value)}°`;
  const byUnit: Record<ValueUnit, (value: number) => string> = {
    count,
    share,
    kopecks: rubles,
    change,
    decimal,
    degrees,
    place,
  };
  const byUnitShort: Record<ValueUnit, (value: number) => string> = {
    ...byUnit,
    count: compact,
    kopecks: (kopecks) => compactMoney(kopecks / 100),
  };

  return {
    ...createDateFormat(locale),
    count,
    decimal,
    share,
    percent: share,
    change,
    signed,
    rubles,
    /** For estimates: kopecks would promise what nobody knows. */
    wholeRubles: (kopecks: number) => money(kopecks / 100),
    degrees,
    fileSize: (bytes: number) =>
      bytes < MEGABYTE
        ? numberWriter(locale, { ...WHOLE, style: 'unit', unit: 'kilobyte' })(Math.ceil(bytes / 1024))
        : numberWriter(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })(
            bytes / MEGABYTE,
          ),
    value: (value: number, unit: ValueUnit) => byUnit[unit](value),
    /** For axes, where room is short: 12 тыс. instead of 12 345. */
    short: (value: number, unit: ValueUnit) => byUnitShort[unit](value),
    /** With exactly so many digits after the sign, where the usual ones would write two values alike. */
    fixed: (value: number, unit: ValueUnit, digits: number) => {
      const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      if (unit === 'share' || unit === 'change') return write({ style: 'percent', ...shown })(value);
      return unit === 'kopecks' ? write({ ...MONEY, ...shown })(value / 100) : write(shown)(value);
    },
  };
}

function numberWriter(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(locale, options));
  return (value) =>
    format()
      .formatToParts(value)
      .map((part) => (part.type === 'group' ? THIN_SPACE : part.value))
      .join('');
}
