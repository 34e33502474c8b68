import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbSettings } from '@vitrina/contract/ab-tests/project.ts';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { CabinetId, Sku } from '@vitrina/contract/ids.ts';
import { addOriginal } from '../ab-tests/images/add-original.ts';
import { changeIdea } from '../ab-tests/images/edit-images.ts';
import { listImages } from '../ab-tests/images/list-images.ts';
import { uploadImage } from '../ab-tests/images/upload-image.ts';
import { createTest } from '../ab-tests/project/create-test.ts';
import { changeTest } from '../ab-tests/running/change-test.ts';
import { deleteTest, updateTest } from '../ab-tests/running/commands.ts';
import { startTest } from '../ab-tests/running/start-test.ts';
import type { AbTestsTables } from '../ab-tests/tables.ts';
import { type CabinetRow, findCabinet } from '../cabinets/find-cabinet.ts';
import { openPerformanceKey } from '../cabinets/keys/performance-key.ts';
import { openMarketplaceKey } from '../cabinets/marketplace-key.ts';
import { getPictures } from '../integrations/ozon/get-pictures.ts';
import { CAMPAIGN_STATES } from '../integrations/ozon-performance/campaign.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import { listCampaigns } from '../integrations/ozon-performance/list-campaigns.ts';
import {
  listProductStatistics,
  type ProductCounters,
} from '../integrations/ozon-performance/list-product-statistics.ts';
import type { Context } from '../platform/context.ts';
import type { CallAnswer } from '../platform/outbound/failure.ts';
import { downloadPicture } from '../platform/pictures/download-picture.ts';
import { listOwnProducts } from '../products/own-products.ts';
import { contextAt } from './context-at.ts';
import type { Filling } from './filling.ts';
import { alone, playTests } from './play-tests.ts';

export type PastTest = { name: string; daysAgo: number; settings: Partial<AbSettings>; images: number };

const USUAL = { strategy: 'views', intervalMinutes: 360, targetViews: 100_000 } as const;

/** One after another, so that the card of one product is never in two of them. */
const TESTS: readonly PastTest[] = [
  {
    name: 'Второе фото вместо первого',
    daysAgo: 19.9,
    images: 2,
    settings: { ...USUAL, forceFinish: '14.00:00:00' },
  },
  {
    name: 'Какое фото показать первым',
    daysAgo: 5.8,
    images: 3,
    settings: { ...USUAL, forceFinish: '21.00:00:00' },
  },
];
const IDEAS = ['', 'второе фото карточки', 'третье фото карточки'];

type Advertised = { sku: number; campaignIds: string[]; views: number };
type Shop = { cabinet: CabinetRow; userId: number; advertised: Advertised[] };

function sumBySku(rows: readonly ProductCounters[]): Advertised[] {
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  return [...bySku]
    .map(([sku, those]) => ({
      sku,
      campaignIds: those.map(({ campaignId }) => campaignId),
      views: those.reduce((sum, { views }) => sum + views, 0),
    }))
    .toSorted((one, other) => other.views - one.views);
}

/** What did not come is brought by another try: only a shop that advertises nothing has no tests. */
function need<Data>(what: string, answer: CallAnswer<Data>): Data {
  if (answer.outcome !== 'ok') throw new Error(`${what} did not come: ${answer.outcome}`);
  return answer.data;
}

/** The own products that were shown most on the day before, with the campaigns that showed them. */
export async function listAdvertised(then: Context, cabinet: CabinetRow): Promise<Advertised[]> {
  const key = openPerformanceKey(
    then,
    cabinet,
    createTokenCache(() => then.clock.now()),
  );
  if (key === undefined) return [];
  const running = { objectType: 'SKU', state: CAMPAIGN_STATES.running } as const;
  const campaigns = need('Campaigns', await listCampaigns(key, running));
  if (campaigns.length === 0) return [];
  const yesterday = addDays(moscowDay(then.clock.now()), -1);
  const counted = await listProductStatistics(key, {
    campaignIds: campaigns.map(({ id }) => id),
    from: yesterday,
    to: yesterday,
  });
  return sumBySku(need('Counters of campaigns', counted));
}

/** What a seller tries first: pictures of the product that buyers see only after a click. */
async function listOtherPictures(then: Context, cabinet: CabinetRow, productId: number): Promise<Buffer[]> {
  const answer = await getPictures(openMarketplaceKey(then, cabinet), [productId]);
  const pictures = need('Pictures of a card', answer)[0]?.pictures ?? [];
  const files = await Promise.all(
    pictures.slice(1).map((address) => downloadPicture(then, address, AB_BOUNDS.imageBytes)),
  );
  return files.map((file) => {
    if (file.outcome !== 'ok') throw new Error(`A picture of a card did not come: ${file.outcome}`);
    return file.bytes;
  });
}

async function findMade({ db }: Context, cabinetId: number, name: string) {
  return db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select(['id', 'status', 'finished_at', 'counters_read_at'])
    .where('cabinet_id', '=', cabinetId)
    .where('name', '=', name)
    .executeTakeFirst();
}
type Made = NonNullable<Awaited<ReturnType<typeof findMade>>>;

/** Lived through to the end of its span. What a worker has taken over from a killed filling has windows that nobody saw. */
async function isPlayed({ db }: Context, made: Made, until: Date): Promise<boolean> {
  if (made.finished_at !== null) return made.finished_at <= until;
  if (made.counters_read_at === null || until.getTime() - made.counters_read_at.getTime() > 2 * HOUR_MS)
    return false;
  const unseen = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_windows')
    .select('number')
    .where('test_id', '=', made.id)
    .where('planned_to', '<=', until)
    .where('state', '!=', 'shown')
    .executeTakeFirst();
  return unseen === undefined;
}

async function drawUp(then: Context, { cabinet, userId, advertised }: Shop, past: PastTest): Promise<number> {
  const cabinetId = CabinetId.parse(cabinet.id);
  for (const { sku, campaignIds } of advertised) {
    const [product] = await listOwnProducts(then, cabinetId, [sku]);
    const others = product ? await listOtherPictures(then, cabinet, product.productId) : [];
    if (others.length < past.images - 1) continue;
    const testId = await createTest(then, userId, { cabinetId, sku: Sku.parse(sku), name: past.name });
    const ofTest = { cabinetId, testId };
    await addOriginal(then, ofTest);
    for (const picture of others.slice(0, past.images - 1)) await uploadImage(then, ofTest, picture);
    await nameIdeas(then, ofTest);
    await updateTest(then, { ...ofTest, settings: { ...past.settings, campaignIds } });
    return testId;
  }
  throw new Error('No advertised product has enough pictures for a test.');
}

async function nameIdeas(then: Context, ofTest: { cabinetId: number; testId: number }): Promise<void> {
  const images = (await listImages(then, [ofTest.testId])).get(ofTest.testId) ?? [];
  for (const [index, { id }] of images.entries())
    await changeIdea(then, { ...ofTest, imageId: id }, IDEAS[index] ?? '');
}

/** What an earlier filling left half done, be it that a worker went on with it from today, begins again. */
async function clear(context: Context, { cabinet, userId }: Shop, made: Made): Promise<void> {
  const ofTest = { cabinetId: cabinet.id, testId: made.id };
  if (made.status === 'running' || made.status === 'paused')
    await changeTest(context, ofTest, { by: userId, event: { kind: 'finish', winner: null } });
  await deleteTest(context, { ...ofTest, userId });
}

type Playing = { past: PastTest; from: Date; until: Date; signal: AbortSignal };

export async function playOnce(
  context: Context,
  shop: Shop,
  { past, from, until, signal }: Playing,
): Promise<void> {
  const cabinetId = shop.cabinet.id;
  const made = await findMade(context, cabinetId, past.name);
  if (made && (await isPlayed(context, made, until))) return;
  if (made) await clear(context, shop, made);
  const then = contextAt(context, from);
  const testId = await drawUp(then, shop, past);
  await startTest(
    then,
    createTokenCache(() => from),
    { cabinetId, testId, userId: shop.userId },
  );
  await playTests(context, { cabinetId, from, until, signal });
}

/**
 * One test that has ended and one that runs, lived through by the functions of the worker: schedule, pictures, counters
 * and verdict are what they would have been.
 */
export const abTestsPast: Filling = {
  subject: 'abTests',
  days: 1,
  waits: 'first',
  fill: async (context, { cabinetId, before, signal }) => {
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet) return;
    const at = (daysAgo: number) => new Date(before.getTime() - daysAgo * DAY_MS);
    const first = contextAt(context, at(TESTS[0]?.daysAgo ?? 0));
    const shop = { cabinet, userId: cabinet.owner_id, advertised: await listAdvertised(first, cabinet) };
    if (shop.advertised.length < TESTS.length) return;
    await alone(context, cabinetId, async () => {
      for (const [index, past] of TESTS.entries()) {
        const following = TESTS[index + 1];
        const until = following ? new Date(at(following.daysAgo).getTime() - MINUTE_MS) : before;
        const ofShop = { ...shop, advertised: shop.advertised.slice(index) };
        await playOnce(context, ofShop, { past, from: at(past.daysAgo), until, signal });
      }
    });
  },
};
