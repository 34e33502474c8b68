import type { FastifyRequest } from 'fastify';
import type { City, Market } from '../market/market.ts';

/** The area id of a visitor's session, if it has one. */
export function areaIdOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)AREA_ID=(\d+)/.exec(headers.cookie ?? '')?.[1];
}

/** The city of a session; visitors without one are shown the first city. */
export function chooseCity({ cities }: Market, areaId: string | undefined): City {
  const city = cities.find(({ id }) => String(id) === areaId) ?? cities[0];
  if (city === undefined) throw new Error('a market has at least one city');
  return city;
}

/** Another city than the session's: the fault `wrongCity`. */
export function chooseOtherCity({ cities }: Market, city: City): City {
  return cities[(cities.indexOf(city) + 1) % cities.length] ?? city;
}
