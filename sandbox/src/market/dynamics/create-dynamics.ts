import type { Plans } from '../advertising/create-plans.ts';
import { createBidReader } from '../advertising/read-bid.ts';
import type { ProductTimeline } from '../assortment/create-timeline.ts';
import { type Moment, msOfHour } from '../calendar.ts';
import type { CauseName } from '../changes/market-change.ts';
import type { CardChanges, ChangeLog } from '../changes/open-change-log.ts';
import type { Advertising, MarketplaceId, RankCause } from '../market.ts';
import type { PlantedCauses } from './plant-causes.ts';

/** How one product fares on one marketplace at one moment, with all that works on it. */
export type Standing = Advertising & {
  priceKopecks: number;
  stock: number;
  rating: number;
  reviewsCount: number;
  lateDays: number;
  isTitleWorse: boolean;
};

/** To be read into. */
export const NOTHING: Readonly<Standing> = {
  priceKopecks: 0,
  stock: 0,
  rating: 0,
  reviewsCount: 0,
  bid: 0,
  campaignBid: 0,
  switchedAtMs: undefined,
  lateDays: 0,
  isTitleWorse: false,
};

export type ProductDynamics = {
  isSold(index: number): boolean;
  at(index: number, moment: Moment): Standing;
  /** As `at`, into an object that is there: a shelf has thousands of products. */
  read(index: number, moment: Moment, into: Standing): void;
  causes(index: number, fromMs: number, untilMs: number): RankCause[];
  worsened(index: number, moment: Moment): boolean;
};

const KOPECKS = 100;
const RAISED = 1.3;
const CUT = 0.78;
const RATING_FALL = 1.2;
const LOWEST_RATING = 1;
const SLOWED_DAYS = 4;

function apply(standing: Standing, cause: CauseName): void {
  switch (cause) {
    case 'priceRaised':
      standing.priceKopecks = Math.round((standing.priceKopecks * RAISED) / KOPECKS) * KOPECKS;
      break;
    case 'priceCut':
      standing.priceKopecks = Math.max(
        KOPECKS,
        Math.round((standing.priceKopecks * CUT) / KOPECKS) * KOPECKS,
      );
      break;
    case 'soldOut':
      standing.stock = 0;
      break;
    case 'ratingFell':
      // A product without reviews has no rating to lose.
      if (standing.reviewsCount > 0)
        standing.rating = Math.max(LOWEST_RATING, Math.round((standing.rating - RATING_FALL) * 10) / 10);
      break;
    case 'deliverySlowed':
      standing.lateDays = SLOWED_DAYS;
      break;
    case 'advertisingStopped':
      standing.bid = 0;
      standing.campaignBid = 0;
      break;
    case 'titleWorsened':
      standing.isTitleWorse = true;
      break;
  }
}

type DynamicsOptions = {
  marketplace: MarketplaceId;
  timeline: ProductTimeline;
  plans: Plans;
  planted: PlantedCauses;
  log: ChangeLog;
  skuOf(index: number): number;
  isSold(index: number): boolean;
};

/** The course of all products on one marketplace: what the seed says, then the changes, then the causes. */
export function createDynamics(options: DynamicsOptions): ProductDynamics {
  const { marketplace, timeline, plans, planted, log, skuOf, isSold } = options;
  const readBid = createBidReader(plans);
  const changesOf = (index: number): CardChanges | undefined => log.of(skuOf(index));

  const injected = (changes: CardChanges | undefined, { ms }: Moment): readonly CauseName[] =>
    (changes?.causes ?? []).flatMap(({ cause, atMs, untilMs }) => (atMs <= ms && ms < untilMs ? cause : []));

  function read(index: number, moment: Moment, into: Standing): void {
    const { hour, day, ms } = moment;
    const changes = changesOf(index);
    into.priceKopecks =
      changes?.price(marketplace, ms)?.priceKopecks ?? timeline.priceRubAt(index, hour) * KOPECKS;
    into.stock = isSold(index) ? (changes?.text(ms)?.stock ?? timeline.stockAt(index, hour)) : 0;
    into.reviewsCount = timeline.reviewsCountAt(index, day);
    into.rating = timeline.ratingAt(index, day);
    readBid(index, moment, changes?.bid(marketplace, ms), into);
    into.lateDays = 0;
    into.isTitleWorse = false;
    const cause = planted.at(index, hour);
    if (cause !== undefined) apply(into, cause);
    if (changes !== undefined) for (const name of injected(changes, moment)) apply(into, name);
  }

  return {
    isSold,
    read,
    at(index, moment) {
      const standing = { ...NOTHING };
      read(index, moment, standing);
      return standing;
    },
    worsened(index, moment) {
      if (planted.at(index, moment.hour) === 'titleWorsened') return true;
      return injected(changesOf(index), moment).includes('titleWorsened');
    },
    causes(index, fromMs, untilMs) {
      const hourOf = (ms: number) => Math.floor((ms - msOfHour(0)) / 3_600_000);
      const ofSeed = planted
        .list(index, hourOf(fromMs), hourOf(untilMs) + 1)
        .map(({ cause, fromHour, untilHour }) => ({
          cause,
          fromMs: msOfHour(fromHour),
          untilMs: msOfHour(untilHour),
          isPlanted: true,
        }));
      const ofPeople = (changesOf(index)?.causes ?? []).map((change) => ({
        cause: change.cause,
        fromMs: change.atMs,
        untilMs: change.untilMs,
        isPlanted: false,
      }));
      return [...ofSeed, ...ofPeople]
        .filter((known) => known.fromMs < untilMs && known.untilMs > fromMs)
        .toSorted((one, other) => one.fromMs - other.fromMs);
    },
  };
}
