import type { Day } from '@vitrina/contract/dates.ts';
import type { Campaign } from '../../integrations/ozon-performance/campaign.ts';
import { REPORT_BOUNDS } from '../../integrations/ozon-performance/limits.ts';
import type { ReportRow } from '../../integrations/ozon-performance/reports/report-row.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import { normaliseQuery } from '../../queries/rules.ts';

export type AdSource = 'ads' | 'adPhrases';

/** Phrases are told for these campaigns alone. */
const TOP_OF_SEARCH = 'PLACEMENT_TOP_PROMOTION';

export type Span = { from: Day; to: Day };

/** From the oldest missing day to the newest: a day between them that is stored already is stored again, once. */
export function spanOf(missing: readonly Day[]): Span | undefined {
  const [to] = missing;
  const from = missing.at(-1);
  return to === undefined || from === undefined ? undefined : { from, to };
}

/** The campaigns that may have shown something in those days. */
export function campaignsIn(campaigns: readonly Campaign[], source: AdSource, { from, to }: Span): string[] {
  return campaigns
    .filter(({ placements }) => source === 'ads' || placements.includes(TOP_OF_SEARCH))
    .filter(({ fromDate, toDate }) => (fromDate ?? from) <= to && (toDate ?? to) >= from)
    .map(({ id }) => id);
}

/** A report has so many campaigns; the others wait for the next one of the same days. */
export function splitCampaigns(ids: readonly string[]): { now: string[]; waiting: string[] } {
  return { now: ids.slice(0, REPORT_BOUNDS.campaigns), waiting: ids.slice(REPORT_BOUNDS.campaigns) };
}

type AdRow = {
  cabinet: number;
  kind: 'product' | 'phrase';
  sku: number;
  phrase: string;
  campaign: number;
  day: Day;
  views: number;
  clicks: number;
  spent_kopecks: number | null;
  taken_at: string;
};

/**
 * Lines of a report as they are stored; undefined: it is no report by days. Two spellings of one phrase are one query,
 * so their lines are added up. Money that one of them does not tell is not known of both.
 */
export function toAdRows(
  cabinetId: number,
  source: AdSource,
  lines: readonly ReportRow[],
  takenAt: Date,
): AdRow[] | undefined {
  const rows = new Map<string, AdRow>();
  for (const { date, sku, title, campaignId, views, clicks, spentKopecks } of lines) {
    const phrase = source === 'ads' ? '' : normaliseQuery(title ?? '');
    if (date === null || (source === 'adPhrases' && phrase === '')) return undefined;
    const place = JSON.stringify([sku, phrase, campaignId, date]);
    const known = rows.get(place);
    const isSpentKnown = spentKopecks !== null && known?.spent_kopecks !== null;
    rows.set(place, {
      cabinet: cabinetId,
      kind: source === 'ads' ? 'product' : 'phrase',
      sku,
      phrase,
      campaign: Number(campaignId),
      day: date,
      views: views + (known?.views ?? 0),
      clicks: clicks + (known?.clicks ?? 0),
      spent_kopecks: isSpentKnown ? spentKopecks + (known?.spent_kopecks ?? 0) : null,
      taken_at: toStoredMoment(takenAt),
    });
  }
  return [...rows.values()];
}
