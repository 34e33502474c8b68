import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { Figure, Kopecks, readSheet, SheetDay } from './read-sheet.ts';
import type { Sheets } from './unpack-sheets.ts';

const Text = z.string().transform((text) => (text === '' ? null : text));

const Row = z
  .object({
    DAY: SheetDay,
    CATEGORY_NAME: Text,
    OFFER_ID: Text,
    OFFER_NAME: Text,
    BY_MSKU_SHOWS: Figure,
    VISIBILITY_INDEX: Figure,
    SHOWS: Figure,
    SHOWS_SHARE: Figure,
    CLICKS: Figure,
    TO_CART: Figure,
    ORDER_ITEMS: Figure,
    ORDER_ITEMS_TOTAL_AMOUNT: Kopecks,
    ORDER_ITEMS_DELIVERED_COUNT: Figure,
    ORDER_ITEMS_DELIVERED_TOTAL_AMOUNT: Kopecks,
    ORDER_ITEMS_CANCELED_COUNT: Figure,
    ORDER_ITEMS_RETURNED_COUNT: Figure,
  })
  .transform((row) => ({
    day: row.DAY,
    categoryName: row.CATEGORY_NAME,
    /** null in a report by categories. */
    offerId: row.OFFER_ID,
    offerName: row.OFFER_NAME,
    shows: row.SHOWS,
    /** Of the same cards by all their sellers. */
    cardShows: row.BY_MSKU_SHOWS,
    visibilityPercent: row.VISIBILITY_INDEX,
    boostedShowsPercent: row.SHOWS_SHARE,
    clicks: row.CLICKS,
    toCart: row.TO_CART,
    orderedItems: row.ORDER_ITEMS,
    orderedKopecks: row.ORDER_ITEMS_TOTAL_AMOUNT,
    deliveredItems: row.ORDER_ITEMS_DELIVERED_COUNT,
    deliveredKopecks: row.ORDER_ITEMS_DELIVERED_TOTAL_AMOUNT,
    cancelledItems: row.ORDER_ITEMS_CANCELED_COUNT,
    returnedItems: row.ORDER_ITEMS_RETURNED_COUNT,
  }));
export type ShowsSalesRow = z.output<typeof Row>;

/** A line for every offer, or every category, and day. A figure that is null was not given. */
export function readShowsSales(sheets: Sheets): Promise<CallAnswer<ShowsSalesRow[]>> {
  return readSheet(sheets, 'sales_funnel_report', Row);
}
