import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { AbImageId, AbTestId, CabinetId, Sku } from '../ids.ts';
import { Page, SortDirection } from '../paging.ts';
import { route } from '../route.ts';
import { line, text } from '../text.ts';
import { AB_BOUNDS, AB_INTERVALS } from './bounds.ts';

/** product.md 4.4. `running` from the press of the button: until the first image is up the test has not been launched. */
export const AbStatus = z.enum(['setup', 'running', 'paused', 'finished']);
export type AbStatus = z.infer<typeof AbStatus>;

export const AbFinishReason = z.enum(['completed', 'manually', 'expired', 'campaignExpired']);
export type AbFinishReason = z.infer<typeof AbFinishReason>;

/** `planLost`: the plan has no room for it any more, or the cabinet is blocked by a change of plan. */
export const AbPauseReason = z.enum([
  'manually',
  'readOnlyKey',
  'error',
  'tooManyImages',
  'campaignExpired',
  'planLost',
]);
export type AbPauseReason = z.infer<typeof AbPauseReason>;

/** When a test ends by itself: every image has enough views, or clicks, or the answer is sure; `adaptive` shows the better ones more. */
export const AbStrategy = z.enum(['views', 'clicks', 'sure', 'adaptive']);
export type AbStrategy = z.infer<typeof AbStrategy>;

/** What "sure" means: the interval is narrow enough whatever it says, or one image is surely better. */
export const AbSureBy = z.enum(['precision', 'bound']);
export type AbSureBy = z.infer<typeof AbSureBy>;

/** `days.hh:mm:ss`, by which the test is finished at the latest. */
const ForceFinish = z.string().check(z.regex(/^\d{1,2}\.([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));

const [LEAST_DAYS, MOST_DAYS] = AB_BOUNDS.forceFinishDays;

/** From the least days to the most, to the second. */
const GivenForceFinish = ForceFinish.check(
  z.refine((text) => {
    const days = Number(text.split('.')[0]);
    return days >= LEAST_DAYS && (days < MOST_DAYS || text === `${MOST_DAYS}.00:00:00`);
  }),
);

const within = ([least, most]: readonly [number, number]) => z.int().check(z.minimum(least), z.maximum(most));

/** The digits of the advertising API. */
const CampaignId = z.string().check(z.regex(/^\d{1,20}$/));

export const AbSettings = z.object({
  name: line(...AB_BOUNDS.nameLength),
  description: text(0, AB_BOUNDS.descriptionLength),
  campaignIds: z.array(CampaignId).check(z.maxLength(AB_BOUNDS.campaigns[1])),
  strategy: AbStrategy,
  sureBy: AbSureBy,
  intervalMinutes: z.int().check(z.refine((minutes) => AB_INTERVALS.some((one) => one === minutes))),
  targetViews: within(AB_BOUNDS.views),
  targetClicks: within(AB_BOUNDS.clicks),
  forceFinish: ForceFinish,
  minimumEffectPercent: within(AB_BOUNDS.minimumEffect),
  /** Whether the winner stays on the card by itself when a test has named one. */
  appliesWinner: z.boolean(),
});
export type AbSettings = z.infer<typeof AbSettings>;

export const AbImage = z.object({
  id: AbImageId,
  /** From 1, as people call it. */
  number: z.int(),
  /** The idea behind it, as a word or two: `close-up`. */
  idea: z.string(),
  /** Where browsers get it. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** Made from the picture that the card had. */
  isOriginal: z.boolean(),
  excludedAt: z.nullable(Instant),
});
export type AbImage = z.infer<typeof AbImage>;

export const AbTest = z.object({
  id: AbTestId,
  /** Another one after every change: what a screen has seen is not what it presses on. */
  version: z.int(),
  sku: Sku,
  productName: z.string(),
  productImageUrl: z.nullable(z.string()),
  settings: AbSettings,
  status: AbStatus,
  /** All images are the same picture: a test of the noise. */
  isSamePicture: z.boolean(),
  images: z.array(AbImage),
  /** The press of the button, and the moment at which the first image was up. */
  startedAt: z.nullable(Instant),
  launchedAt: z.nullable(Instant),
  warmUpEndsAt: z.nullable(Instant),
  /** When it was started or last resumed: the first image is to be up within half an hour of it. */
  runningSince: z.nullable(Instant),
  lastSwitchAt: z.nullable(Instant),
  nextSwitchAt: z.nullable(Instant),
  currentImageId: z.nullable(AbImageId),
  nextImageId: z.nullable(AbImageId),
  /** By force, at the latest. */
  finishesBy: z.nullable(Instant),
  finishedAt: z.nullable(Instant),
  finishReason: z.nullable(AbFinishReason),
  pauseReason: z.nullable(AbPauseReason),
  /** What the marketplace said of an error, shortened. */
  pauseDetails: z.string(),
  /** 0 to 1, to the target of the strategy; null: it has none or nothing is counted yet. */
  progress: z.nullable(z.number()),
  pricePoints: z.int(),
  points: z.enum(['none', 'held', 'charged', 'released']),
  /** The card's own pictures: as they were, being put back, or someone changed the card meanwhile and that was left alone. */
  card: z.enum(['untouched', 'testing', 'restoring', 'restored', 'winner', 'sellerChanged']),
  appliedImageId: z.nullable(AbImageId),
  isArchived: z.boolean(),
});
export type AbTest = z.infer<typeof AbTest>;

const inCabinet = z.object({ cabinetId: CabinetId });
export const ofAbTest = z.extend(inCabinet, { testId: AbTestId });

/** In a row of the list, from the same judgement as the page of the test. */
export const AbChip = z.enum(['warmUp', 'notEnough', 'leads', 'better', 'noDifference', 'none']);
export type AbChip = z.infer<typeof AbChip>;

const Limit = z.object({ current: z.int(), maximum: z.int() });

export const listAbTests = route({
  method: 'POST',
  path: 'abTests/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(z.extend(inCabinet, Page.shape), {
    isArchived: z._default(z.boolean(), false),
    search: z._default(z.string().check(z.maxLength(100)), ''),
    statuses: z._default(z.array(AbStatus).check(z.maxLength(4)), []),
    strategies: z._default(z.array(AbStrategy).check(z.maxLength(4)), []),
    sort: z._default(z.enum(['startedAt', 'name']), 'startedAt'),
    direction: z._default(SortDirection, 'desc'),
  }),
  output: z.object({
    tests: z.array(z.object({ test: AbTest, chip: AbChip })),
    total: z.int(),
    limits: z.object({ active: Limit, archived: Limit }),
  }),
  errors: [],
});

export const getAbTest = route({
  method: 'POST',
  path: 'abTests/get',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofAbTest,
  output: AbTest,
  errors: ['abTest.notFound'],
});

/** A draft, with the settings that most tests have. */
export const createAbTest = route({
  method: 'POST',
  path: 'abTests/create',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { sku: Sku, name: AbSettings.shape.name }),
  output: AbTest,
  errors: ['product.notFound', 'cabinet.blocked', 'abTest.draftLimit'],
});

export const updateAbTest = route({
  method: 'POST',
  path: 'abTests/update',
  access: { cabinet: 'edit' },
  input: z.extend(ofAbTest, {
    settings: z.extend(z.partial(AbSettings), { forceFinish: z.optional(GivenForceFinish) }),
  }),
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.notInSetup', 'abTest.running', 'abTest.deleted'],
});

/** A draft with the settings and images of another test. */
export const copyAbTest = route({
  method: 'POST',
  path: 'abTests/copy',
  access: { cabinet: 'edit' },
  input: ofAbTest,
  output: AbTest,
  errors: ['abTest.notFound', 'product.notFound', 'cabinet.blocked', 'abTest.draftLimit'],
});
