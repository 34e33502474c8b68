import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { countUnreadNotifications } from '@vitrina/contract/unread-notifications.ts';
import { sql } from 'kysely';
import type { Shot } from '../../../bench/load/send-openly.ts';
import { READING_ROUTES } from '../../test/every-reading.ts';
import type { SoakWorld } from './open-world.ts';
import type { SoakPerson } from './people.ts';

type Followed = { entryId: number; sku: number; query: string; cityId: number };

/** A followed product of the demo, which the screens of positions and of a product are opened with. */
async function findFollowed({ context, cabinetId }: SoakWorld): Promise<Followed> {
  const { rows } = await sql<Followed>`
    select entry.id as "entryId", entry.sku, entry.city_id as "cityId", term.query
    from position_entries as entry
    join position_queries as followed on followed.entry_id = entry.id
    join position_terms as term on term.id = followed.term_id and term.cabinet_id = entry.cabinet_id
    where entry.cabinet_id = ${cabinetId}
    order by entry.id, term.id limit 1`.execute(context.db);
  const [first] = rows;
  if (!first) throw new Error('The demo follows no product.');
  return first;
}

type Opening = { path: string; input: object };

/** What each screen of a morning asks when it is opened, in the order in which a person goes through them. */
async function listOpenings(world: SoakWorld): Promise<Opening[]> {
  const { entryId, sku, query, cityId } = await findFollowed(world);
  const { cabinetId } = world;
  const to = addDays(moscowDay(world.context.clock.now()), -1);
  const month = { from: addDays(to, -27), to };
  const ozon = { cabinetId, marketplace: 'ozon' };
  const page = { page: 1, pageSize: 50 };
  const open = (path: string, input: object = {}) => ({ path, input: { cabinetId, ...input } });
  return [
    open('statistics/getOverview'),
    open('statistics/getChanges'),
    open('statistics/getMorning'),
    open('statistics/getSuggestions'),
    open('/ozonCabinet/getCabinetLimits'),
    open('positionCheck/list'),
    open('positionCheck/listTrends'),
    open('positionCheck/get', { entryId, from: to, to: addDays(to, 1), grouping: 'Hour' }),
    open('positionCheck/listForecasts', { entryId, moment: 6 }),
    open('radar/getChanges'),
    open('radar/getProducts'),
    open('product/list', page),
    open('ozonCabinet/getCabinetProductTags'),
    open('requestStatistics/get', month),
    open('requestStatistics/getSeries', { skus: [sku], ...month }),
    open('myRequests/getProducts'),
    open('myRequests/get', { sku }),
    open('searchHistory/getStatistics', { ...ozon, queries: [], ...month, window: 28, sort: 'gmv', ...page }),
    open('searchHistory/getSeries', { ...ozon, queries: [query], ...month, window: 7, metrics: ['count'] }),
    open('undervaluedQueries/getAll', ozon),
    open('sharpJumps/getAll', ozon),
    open('wordStatistics/getMarketWords', { ...ozon, window: 7 }),
    open('wordStatistics/getProductWords', { skus: [sku], ...month }),
    open('productsInSearch/getMoments', { query, cityId }),
    open('abTests/getAll'),
    open('ozonCabinet/getCollectors'),
  ];
}

/** Every page asks these as well. */
const SMALL: readonly Route[] = [getMyInfo, countUnreadNotifications];

export type MorningShot = { path: string; of(person: SoakPerson): Promise<Shot> };

export async function listMorningShots(world: SoakWorld): Promise<MorningShot[]> {
  const known = new Set(READING_ROUTES.map(({ path }) => path));
  const shots: MorningShot[] = [];
  for (const [nth, { path, input }] of (await listOpenings(world)).entries()) {
    if (!known.has(path)) throw new Error(`There is no reading ${path}.`);
    shots.push({
      path,
      of: async (person) => ({
        method: 'POST',
        path: path.replace(/^\//, ''),
        token: await person.token(),
        body: input,
      }),
    });
    const small = SMALL[nth % SMALL.length];
    if (small)
      shots.push({
        path: small.path,
        of: async (person) => ({ method: 'GET', path: small.path, token: await person.token() }),
      });
  }
  return shots;
}
