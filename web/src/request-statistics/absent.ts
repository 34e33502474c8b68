import type { RequestFigures, RequestRow } from '@vitrina/contract/request-statistics.ts';
import type { TextKey } from '../platform/texts/text-key.ts';
import { COLUMN_SOURCES, reasonOf, type Sources } from './rules.ts';

type Figure = keyof RequestFigures;
/** Of a query, of a product or of all of them: a figure that is not there at all is told by no source of that kind. */
export type Figures = Partial<Omit<RequestFigures, 'lostClicks'>> &
  Pick<RequestFigures, 'lostClicks'> &
  Partial<Pick<RequestRow, 'days' | 'expectedCtr'>>;

/** What a share is made of. */
const PARTS: Partial<Record<Figure, readonly [Figure, Figure]>> = {
  visibility: ['uniqueViewUsers', 'uniqueSearchUsers'],
  viewConversion: ['orders', 'uniqueViewUsers'],
  adsCtr: ['uniqueAdsClickUsers', 'adsViews'],
  queryCtr: ['uniqueClickUsers', 'listUsers'],
};

const isKnown = (value: number | null | undefined) => value !== null && value !== undefined;

/**
 * Why a figure is absent: in words, or `dash` where it has no meaning (a share of nobody). What cannot be had with these
 * keys comes before what merely was not measured.
 */
export function absenceOf(figure: Figure, figures: Figures, sources: Sources): TextKey | 'dash' {
  if (!(figure in figures)) return 'requestStatistics.absent.byQuery';
  const parts = PARTS[figure];
  if (parts?.every((part) => isKnown(figures[part])) === true) return 'dash';
  if (figure === 'ddrByAllOrders') return absenceOfDdr(figures, sources);
  const reason = reasonOf(COLUMN_SOURCES[figure], sources);
  if (reason !== undefined) return reason;
  if (figure === 'lostClicks') return absenceOfLost(figures, sources);
  if (figures.days === 0) return 'requestStatistics.absent.notListed';
  return 'requestStatistics.absent.partly';
}

/** What advertising cost, and what was ordered: of one query, or of products altogether. */
export function ddrPartsOf(figures: Figures): { spent: number | null; sold: number | null } {
  const isWhole = 'allAdsSpendKopecks' in figures;
  return {
    spent: (isWhole ? figures.allAdsSpendKopecks : figures.adsSpendKopecks) ?? null,
    sold: (isWhole ? figures.revenueKopecks : figures.gmvKopecks) ?? null,
  };
}

function absenceOfDdr(figures: Figures, sources: Sources): TextKey | 'dash' {
  const { spent, sold } = ddrPartsOf(figures);
  if (spent !== null && sold !== null) return sold === 0 ? 'dash' : 'requestStatistics.absent.otherCoverage';
  const isWhole = 'allAdsSpendKopecks' in figures;
  const reason =
    spent === null ? reasonOf('ads', sources) : reasonOf(isWhole ? 'analytics' : 'queries', sources);
  return (
    reason ?? (figures.days === 0 ? 'requestStatistics.absent.notListed' : 'requestStatistics.absent.partly')
  );
}

function absenceOfLost(figures: Figures, sources: Sources): TextKey {
  const reason = reasonOf('premium', sources);
  if (reason !== undefined) return reason;
  if (figures.days === 0) return 'requestStatistics.absent.notListed';
  return isKnown(figures.expectedCtr)
    ? 'requestStatistics.absent.partly'
    : 'requestStatistics.absent.noCurve';
}

/** Advertising costs more than it sells. */
export function isOverSales(figures: Figures): boolean {
  return isWithoutSales(figures) || (figures.ddrByAllOrders ?? 0) > 1;
}

/** Money for advertising and no money of orders: no share says that. */
export function isWithoutSales(figures: Figures): boolean {
  const { spent, sold } = ddrPartsOf(figures);
  return figures.ddrByAllOrders === null && spent !== null && spent > 0 && sold === 0;
}
