import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import {
  CSV_FORM,
  csvLine,
  csvNumber,
  csvText,
  sheetMoment,
} from '@vitrina/contract/writing/spreadsheets.ts';
import { type Episode, sellerKeyOf } from '../../piggy-backers/episodes/episodes.ts';
import type { EvidenceContent } from '../content.ts';
import { REPORT_TEXTS } from '../report/report-texts.ts';
import { readLooksOf } from '../stays-of.ts';

const money = (kopecks: number | null) => (kopecks === null ? '' : csvNumber(kopecks, 'kopecks'));
const number = (value: number | null) => (value === null ? '' : String(value));

function writeTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return CSV_FORM.byteOrderMark + [headers, ...rows].map(csvLine).join('');
}

/** Moments are Moscow's, money is roubles. */
export function writeStays({ order }: Pick<EvidenceContent, 'order'>, stays: readonly Episode[]): string {
  const { columns } = REPORT_TEXTS[order.language];
  const headers = [
    columns.seller,
    columns.sellerId,
    columns.offerSku,
    columns.firstSeen,
    columns.lastSeen,
    columns.hours,
    columns.firstPrice,
    columns.lastPrice,
    columns.lowestPrice,
    columns.ownPrice,
    columns.undercut,
    columns.deepestUndercut,
  ];
  const rows = stays.map((stay) => [
    csvText(stay.sellerName ?? ''),
    number(stay.sellerId),
    number(stay.offerSku),
    sheetMoment(stay.firstSeenAt),
    sheetMoment(stay.lastSeenAt),
    csvNumber(stay.seenMs / HOUR_MS, 'decimal'),
    money(stay.firstKopecks),
    money(stay.kopecks),
    money(stay.lowestKopecks),
    money(stay.ownKopecks),
    money(stay.undercutKopecks),
    money(stay.deepestUndercutKopecks),
  ]);
  return writeTable(headers, rows);
}

/** Every offer at every look that is known, in the period, of sellers in the pack. */
export function writeLooks(content: EvidenceContent, stays: readonly Episode[]): string {
  const { columns } = REPORT_TEXTS[content.order.language];
  const start = startOfMoscowDay(content.order.period.from).getTime();
  const keys = new Set(stays.map(sellerKeyOf));
  const headers = [
    columns.look,
    columns.seller,
    columns.sellerId,
    columns.offerSku,
    columns.price,
    columns.ownPrice,
  ];
  const rows = readLooksOf(content)
    .filter(({ at }) => at >= start)
    .flatMap(({ at, offers, ownKopecks }) =>
      offers
        .filter(({ sku, sellerId }) => keys.has(sellerKeyOf({ sellerId, offerSku: sku })))
        .map((offer) => [
          sheetMoment(at),
          csvText(offer.sellerName ?? ''),
          number(offer.sellerId),
          number(offer.sku),
          money(offer.priceKopecks),
          money(ownKopecks),
        ]),
    );
  return writeTable(headers, rows);
}
