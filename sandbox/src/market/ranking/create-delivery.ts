import type { ProductColumns } from '../assortment/product-columns.ts';
import { mix, unit } from '../chance.ts';
import { CITIES } from '../demand/cities.ts';

/** Days until a product is there, by the place of the city in CITIES; -1 for the average of the country. */
export type Delivery = (index: number, cityIndex: number, hour: number) => number;

// By lorry, with a night in a sorting centre.
const THOUSAND_KM_A_DAY = 0.7;
// Orders after this hour of the warehouse's clock leave on the next day.
const CLOSING_HOUR = 19;
const MOSCOW_UTC_HOURS = 3;

function countRoads(): Float64Array[] {
  return CITIES.map((home) => {
    const roads = CITIES.map(({ x, y }) => Math.hypot(x - home.x, y - home.y) / THOUSAND_KM_A_DAY);
    const average = CITIES.reduce((sum, { share }, place) => sum + share * (roads[place] ?? 0), 0);
    return Float64Array.from([average, ...roads]);
  });
}

export function createDelivery({ homes, reach, volatility }: ProductColumns, seed: number): Delivery {
  const roads = countRoads();
  return (index, cityIndex, hour) => {
    const home = homes[index] ?? 0;
    const road = (roads[home]?.[cityIndex + 1] ?? 0) * (1 - 0.8 * (reach[index] ?? 0));
    const hourThere = (hour + (CITIES[home]?.utcHours ?? MOSCOW_UTC_HOURS) - MOSCOW_UTC_HOURS) % 24;
    const isLate = hourThere >= CLOSING_HOUR ? 1 : 0;
    // Couriers have free and busy hours; most goods hardly notice.
    const queue = (0.02 + (volatility[index] ?? 0)) * unit(mix(mix(seed, index), hour));
    return 1 + road + 0.5 * isLate + queue;
  };
}
