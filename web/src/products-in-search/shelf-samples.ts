import { type ShelfMoment, ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import * as z from 'zod/mini';

export const OWNER = { cabinetId: 1, name: 'Daisy' };

/** A product of whom nothing is known but its place. */
export function product(sku: number, place: number, more: object = {}): ShelfProduct {
  return z.parse(ShelfProduct, {
    place,
    page: 1,
    sku,
    title: `Product ${sku}`,
    imageUrl: null,
    priceKopecks: null,
    oldPriceKopecks: null,
    rating: null,
    reviewsCount: null,
    stock: null,
    delivery: null,
    deliveryDays: null,
    seller: null,
    owners: [],
    ...more,
  });
}

export function momentOf(takenAt: string, more: Partial<ShelfMoment> = {}): ShelfMoment {
  return { takenAt, source: 'person', mode: 'plain', placesRead: 0, isWhole: false, ...more };
}
