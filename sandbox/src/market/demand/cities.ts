import type { City } from '../market.ts';

/** utcHours: the offset of the city's clock. x, y: thousands of kilometres east and north of Moscow, roughly. */
export type MarketCity = City & { utcHours: number; x: number; y: number };

/** Ids are those of Yandex's regions. The shares add up to 1: every buyer is counted in the nearest of them. */
export const CITIES: readonly MarketCity[] = [
  { id: 213, name: 'Москва', share: 0.271, utcHours: 3, x: 0, y: 0 },
  { id: 2, name: 'Санкт-Петербург', share: 0.124, utcHours: 3, x: -0.4, y: 0.48 },
  { id: 35, name: 'Краснодар', share: 0.086, utcHours: 3, x: 0.1, y: -1.2 },
  { id: 54, name: 'Екатеринбург', share: 0.071, utcHours: 5, x: 1.4, y: 0.2 },
  { id: 39, name: 'Ростов-на-Дону', share: 0.059, utcHours: 3, x: 0.15, y: -0.95 },
  { id: 43, name: 'Казань', share: 0.056, utcHours: 3, x: 0.72, y: 0.05 },
  { id: 65, name: 'Новосибирск', share: 0.054, utcHours: 7, x: 2.8, y: 0.1 },
  { id: 51, name: 'Самара', share: 0.049, utcHours: 4, x: 0.8, y: -0.25 },
  { id: 47, name: 'Нижний Новгород', share: 0.045, utcHours: 3, x: 0.4, y: 0.07 },
  { id: 172, name: 'Уфа', share: 0.038, utcHours: 5, x: 1.15, y: -0.05 },
  { id: 56, name: 'Челябинск', share: 0.037, utcHours: 5, x: 1.5, y: 0 },
  { id: 62, name: 'Красноярск', share: 0.033, utcHours: 7, x: 3.3, y: 0.3 },
  { id: 193, name: 'Воронеж', share: 0.03, utcHours: 3, x: 0.1, y: -0.45 },
  { id: 50, name: 'Пермь', share: 0.027, utcHours: 5, x: 1.15, y: 0.3 },
  { id: 38, name: 'Волгоград', share: 0.012, utcHours: 3, x: 0.45, y: -0.8 },
  { id: 76, name: 'Хабаровск', share: 0.008, utcHours: 10, x: 6.1, y: 0 },
];

/** In the order of CITIES; -1 for the whole country and for places that the market does not know. */
export function findCityIndex(cityId: number): number {
  return CITIES.findIndex((city) => city.id === cityId);
}
