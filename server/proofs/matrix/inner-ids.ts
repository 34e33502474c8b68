import type { Route } from '@vitrina/contract/route.ts';
import * as z from 'zod/mini';
import type { Things } from '../../test/every-route-things.ts';
import { ABSENT_ID, FOREIGN_SKU } from './open-world.ts';

type InnerId = {
  foreign: (things: Things) => Promise<unknown>;
  absent: unknown;
  /** Refused alike, or answered alike: any seller's product may be tracked, and a list narrowed by a tag is empty. */
  isShared?: true;
};

const number = (foreign: InnerId['foreign']): InnerId => ({ foreign, absent: ABSENT_ID });
const uuid = (foreign: InnerId['foreign']): InnerId => ({
  foreign,
  absent: '00000000-0000-4000-8000-000000000000',
});

/** What a request may name beside its cabinet, and how to get one of somebody else; with its tool where several have one. */
const INNER_IDS: Record<string, InnerId> = {
  entryId: number((things) => things.entry()),
  entryIds: { foreign: async (things) => [await things.entry()], absent: [ABSENT_ID] },
  tagId: number((things) => things.tag()),
  inviteId: number((things) => things.invite()),
  viewId: number((things) => things.savedView()),
  noteId: number((things) => things.note()),
  targetId: number((things) => things.member()),
  searchId: number((things) => things.savedSearch()),
  alertId: number((things) => things.jumpAlert()),
  'positionAlerts/ruleId': number((things) => things.positionAlert()),
  'radarAlerts/ruleId': number((things) => things.radarAlert()),
  paymentId: number((things) => things.payment()),
  cardId: number((things) => things.bankCard()),
  webhookId: number((things) => things.webhook()),
  deliveryId: uuid(async (things) => (await things.webhookDelivery()).deliveryId),
  tokenId: uuid((things) => things.personalToken()),
  sharedScreenId: uuid((things) => things.sharedScreen()),
  cabinetIds: { foreign: async (things) => [await things.cabinet()], absent: [ABSENT_ID] },
  sessionId: uuid((things) => things.session()),
  exportId: uuid((things) => things.export()),
  importId: uuid((things) => things.queryImport()),
  runId: uuid((things) => things.cardRun()),
  testId: number(async (things) => (await things.abTest()).testId),
  changeId: number((things) => things.radarChange()),
  piggyBackerId: number(async (things) => (await things.piggyBacker()).id),
  imageId: number(async (things) => (await things.abTest()).imageIds[0]),
  baselineId: number(async (things) => (await things.abTest()).imageIds[0]),
  imageIds: { foreign: async (things) => (await things.abTest()).imageIds, absent: [ABSENT_ID] },
  sku: { foreign: () => Promise.resolve(FOREIGN_SKU), absent: FOREIGN_SKU - 1, isShared: true },
  skus: { foreign: () => Promise.resolve([FOREIGN_SKU]), absent: [FOREIGN_SKU - 1], isShared: true },
  tagIds: { foreign: async (things) => [await things.tag()], absent: [ABSENT_ID], isShared: true },
};

/** Ids of nobody: the same dictionary for everybody, or the cabinet itself, which the matrix varies anyway. */
const NOT_INNER = ['cabinetId', 'cityId', 'clientId', 'sellerId'];

export type NamedId = { field: string } & InnerId;

export function fieldsOf({ input }: Pick<Route, 'input'>): string[] {
  return input instanceof z.core.$ZodObject ? Object.keys(input._zod.def.shape) : [];
}

/**
 * The ids of a route's input; a field that looks like one and is not known here comes back as `unknown`. An operator's
 * routes are about everybody, so no id is somebody else's there.
 */
export function innerIdsOf(route: Route, sample: object): { ids: NamedId[]; unknown: string[] } {
  if (route.access === 'operator') return { ids: [], unknown: [] };
  const looksLikeId = (field: string) => /Ids?$|^skus?$/.test(field) && !NOT_INNER.includes(field);
  const ids: NamedId[] = [];
  const unknown: string[] = [];
  const [tool] = route.path.split('/');
  for (const field of fieldsOf(route).filter(looksLikeId)) {
    const known = INNER_IDS[`${tool}/${field}`] ?? INNER_IDS[field];
    // product.md 7 calls the code of an invitation `inviteId`: codes are proved with codes.
    const isCode = field === 'inviteId' && typeof Reflect.get(sample, field) === 'string';
    if (isCode) continue;
    if (known) ids.push({ field, ...known });
    else unknown.push(field);
  }
  return { ids, unknown };
}
