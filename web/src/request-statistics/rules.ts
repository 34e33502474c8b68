import { addDays, Day, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import {
  REQUEST_STATISTICS_BOUNDS,
  type RequestFigures,
  type RequestProduct,
  type RequestRow,
  type RequestSource,
} from '@vitrina/contract/request-statistics.ts';
import type { Period, ValueUnit } from '../platform/texts/create-format.ts';
import type { TextKey } from '../platform/texts/text-key.ts';
import type { ChartSeries } from '../ui/line-chart/model/chart-series.ts';
import { clipPeriod, earliestInPlan, type PeriodBounds, presetPeriod } from '../ui/period/period.ts';

/** product.md 8.4: the figures of a day are there on the next one after 15:00 Moscow. */
const READY_HOUR = 15;

/** The newest day that can be there: a period that ends later is compared with a longer one. */
export function newestDay(now: Date): Day {
  return addDays(moscowDay(new Date(now.getTime() - READY_HOUR * HOUR_MS)), -1);
}

export function rowKey({ sku, query }: Pick<RequestRow, 'sku' | 'query'>): string {
  return `${sku}|${query}`;
}

export type SourceName = 'queries' | 'premium' | 'analytics' | 'ads' | 'phrases' | 'byQuery';
export type Sources = Readonly<Record<'queries' | 'analytics' | 'ads', RequestSource>>;

/** Which key or subscription a column lives by; `byQuery`: no source of the marketplace tells it by query. */
export const COLUMN_SOURCES = {
  uniqueSearchUsers: 'queries',
  uniqueViewUsers: 'premium',
  position: 'premium',
  visibility: 'premium',
  orders: 'queries',
  viewConversion: 'premium',
  gmvKopecks: 'queries',
  adsViews: 'phrases',
  uniqueAdsClickUsers: 'phrases',
  adsCtr: 'phrases',
  adsSpendKopecks: 'phrases',
  ddrByAllOrders: 'phrases',
  productViews: 'analytics',
  listUsers: 'analytics',
  uniqueClickUsers: 'analytics',
  queryCtr: 'analytics',
  units: 'analytics',
  revenueKopecks: 'analytics',
  allAdsSpendKopecks: 'ads',
  lostClicks: 'analytics',
} as const satisfies Record<keyof RequestFigures, SourceName>;

/** Why a source has no figure, in words; undefined: it works, and the figure itself is missing. */
export function reasonOf(source: SourceName, sources: Sources): TextKey | undefined {
  switch (source) {
    case 'byQuery':
      return 'requestStatistics.absent.byQuery';
    case 'queries':
      return failureOf(sources.queries);
    case 'premium':
      return sources.queries.state === 'noPremium'
        ? 'requestStatistics.absent.premium'
        : failureOf(sources.queries);
    case 'analytics':
      return sources.analytics.state === 'noPremium'
        ? 'requestStatistics.absent.premiumPlus'
        : failureOf(sources.analytics);
    case 'ads':
    case 'phrases':
      return failureOf(sources.ads);
    default:
      return source satisfies never;
  }
}

function failureOf({ state, measuredDays }: RequestSource): TextKey | undefined {
  switch (state) {
    case 'noKey':
      return 'requestStatistics.absent.noKey';
    case 'keyRefused':
      return 'requestStatistics.absent.keyRefused';
    case 'failed':
      return 'requestStatistics.absent.failed';
    case 'collecting':
      return 'requestStatistics.absent.collecting';
    case 'ok':
    case 'noPremium':
      return measuredDays === 0 ? 'requestStatistics.absent.otherDays' : undefined;
    default:
      return state satisfies never;
  }
}

/** Relative change; null where there is nothing to compare with, or it would grow from nothing. */
export function changeOf(now: number | null, before: number | null | undefined): number | null {
  if (now === null || before === null || before === undefined || before === 0) return null;
  return now / before - 1;
}

/** Advertising without a sale, or dearer than what it sold: known, and of the same days. */
export function isCostly({
  adsSpendKopecks: spent,
  gmvKopecks: sold,
  ddrByAllOrders: share,
}: RequestRow): boolean {
  if (spent === null || spent <= 0 || sold === null) return false;
  return sold === 0 || (share !== null && share > 1);
}

type SecondFigure = 'visibility' | 'queryCtr' | 'viewConversion' | 'units' | 'adsSpendKopecks';

export type Card = {
  figure: keyof RequestFigures;
  unit: ValueUnit;
  isLowerBetter?: boolean;
  /** Stands under the number. */
  second?: { figure: SecondFigure; unit: ValueUnit };
};

/** Head cards: what is told of the chosen products, whatever table is open below. */
export const CARDS: readonly Card[] = [
  { figure: 'uniqueSearchUsers', unit: 'count' },
  { figure: 'position', unit: 'place' },
  { figure: 'uniqueViewUsers', unit: 'count', second: { figure: 'visibility', unit: 'share' } },
  { figure: 'productViews', unit: 'count' },
  { figure: 'uniqueClickUsers', unit: 'count', second: { figure: 'queryCtr', unit: 'share' } },
  { figure: 'orders', unit: 'count', second: { figure: 'viewConversion', unit: 'share' } },
  { figure: 'gmvKopecks', unit: 'kopecks' },
  { figure: 'revenueKopecks', unit: 'kopecks', second: { figure: 'units', unit: 'count' } },
  { figure: 'lostClicks', unit: 'count', isLowerBetter: true },
  {
    figure: 'allAdsSpendKopecks',
    unit: 'kopecks',
    isLowerBetter: true,
    second: { figure: 'adsSpendKopecks', unit: 'kopecks' },
  },
  { figure: 'uniqueAdsClickUsers', unit: 'count' },
  { figure: 'ddrByAllOrders', unit: 'share', isLowerBetter: true },
];

type Line = { sku: number; position: readonly (number | null)[]; viewUsers: readonly (number | null)[] };

/** Two halves of one plot: a product has one colour in both. */
export function planHalves(lines: readonly Line[], nameOf: (sku: number) => string) {
  const half = (unit: ValueUnit, values: (line: Line) => readonly (number | null)[]): ChartSeries[] =>
    lines.slice(0, REQUEST_STATISTICS_BOUNDS.lines).map((line, color) => ({
      id: String(line.sku),
      label: nameOf(line.sku),
      values: values(line),
      unit,
      color,
    }));
  return {
    positions: half('place', (line) => line.position),
    views: half('count', (line) => line.viewUsers),
  };
}

export function nameOfProduct(
  products: readonly Pick<RequestProduct, 'sku' | 'name'>[],
  sku: number,
): string {
  return products.find((product) => product.sku === sku)?.name ?? String(sku);
}

/** What the plan shows of the named period; the last week when it names nothing that can be shown. */
export function periodOf(named: Period | undefined, bounds: PeriodBounds, planDays: number | null): Period {
  const visible = { ...bounds, minimum: earliestInPlan(bounds, planDays) };
  return (named && clipPeriod(named, visible)) ?? presetPeriod('7d', bounds);
}

/** The period that the address names; undefined when it names none. */
export function namedPeriod({ from, to }: { from: string; to: string }): Period | undefined {
  return Day.safeParse(from).success && Day.safeParse(to).success && from <= to ? { from, to } : undefined;
}
