import * as z from 'zod/mini';
import { AbImageId, CabinetId, Sku } from '../ids.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { AB_BOUNDS } from './bounds.ts';
import { AbTest, ofAbTest } from './project.ts';

const edit = { cabinet: 'edit' } as const;
const ofImage = z.extend(ofAbTest, { imageId: AbImageId });

/** One file; a wizard sends them one after another, so that each has its own answer. */
export const uploadAbImage = route({
  method: 'POST',
  path: 'abTests/uploadImage',
  kind: 'upload',
  access: edit,
  input: ofAbTest,
  output: AbTest,
  errors: [
    'abTest.notFound',
    'abTest.running',
    'abTest.tooManyImages',
    'abTest.imagesTooHeavy',
    'image.refused',
    'request.tooLarge',
    'request.tooMany',
  ],
});

/** The main picture that the card has now, as one of the images. */
export const addAbOriginal = route({
  method: 'POST',
  path: 'abTests/addOriginal',
  access: edit,
  input: ofAbTest,
  output: AbTest,
  errors: [
    'abTest.notFound',
    'abTest.running',
    'abTest.tooManyImages',
    'abTest.imagesTooHeavy',
    'image.refused',
    'product.notFound',
    'cabinet.invalidKey',
    'external.serverError',
  ],
});

/** The same picture once more: a test of it against itself shows the noise. */
export const repeatAbImage = route({
  method: 'POST',
  path: 'abTests/repeatImage',
  access: edit,
  input: ofImage,
  output: AbTest,
  errors: [
    'abTest.notFound',
    'abTest.imageNotFound',
    'abTest.running',
    'abTest.tooManyImages',
    'abTest.imagesTooHeavy',
  ],
});

export const changeAbImage = route({
  method: 'POST',
  path: 'abTests/changeImage',
  access: edit,
  input: z.extend(ofImage, { idea: line(0, AB_BOUNDS.ideaLength) }),
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.imageNotFound'],
});

export const removeAbImage = route({
  method: 'POST',
  path: 'abTests/removeImage',
  access: edit,
  input: ofImage,
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.imageNotFound', 'abTest.running'],
});

export const orderAbImages = route({
  method: 'POST',
  path: 'abTests/orderImages',
  access: edit,
  input: z.extend(ofAbTest, { imageIds: z.array(AbImageId).check(z.maxLength(AB_BOUNDS.images[1])) }),
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.imageNotFound', 'abTest.running'],
});

/** From now on; what it has shown stays. */
export const excludeAbImage = route({
  method: 'POST',
  path: 'abTests/excludeImage',
  access: edit,
  input: ofImage,
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.imageNotFound', 'abTest.notRunning', 'abTest.tooFewImages'],
});

/** For browsers and for the marketplace: the name has 128 random bits and says nothing of the test. */
export const getAbPicture = route({
  method: 'GET',
  path: 'abTests/picture',
  kind: 'download',
  access: 'public',
  input: z.object({ name: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  output: z.object({}),
  errors: ['request.notFound'],
});

export const listAbCampaigns = route({
  method: 'POST',
  path: 'abTests/getCampaigns',
  access: edit,
  input: z.object({ cabinetId: CabinetId, sku: Sku }),
  output: z.object({
    /** `noKey`: the cabinet has no advertising key; `refused`: it does not work. */
    outcome: z.enum(['read', 'noKey', 'refused']),
    campaigns: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        state: z.enum(['running', 'stopped', 'inactive', 'finished', 'other']),
        hasProduct: z.boolean(),
        fromDate: z.nullable(z.string()),
        toDate: z.nullable(z.string()),
        /** It began days ago only: its counters are still unsteady. */
        isNew: z.boolean(),
        /** Yesterday's, of this product. */
        views: z.nullable(z.int()),
      }),
    ),
  }),
  errors: ['product.notFound', 'external.serverError'],
});

/** Pictures beside which the own one stands in search, from the newest stored page that shows the product. */
export const listAbRivals = route({
  method: 'POST',
  path: 'abTests/getRivals',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, sku: Sku }),
  output: z.object({
    query: z.nullable(z.string()),
    tiles: z.array(
      z.object({
        sku: z.int(),
        title: z.string(),
        imageUrl: z.string(),
        priceKopecks: z.nullable(z.int()),
        isOwn: z.boolean(),
      }),
    ),
  }),
  errors: ['product.notFound'],
});

/** What a test of so many images would show, by the product's own advertising days. */
export const planAbTest = route({
  method: 'POST',
  path: 'abTests/plan',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: ofAbTest,
  output: z.object({
    /** null: the product has no advertising days yet. */
    viewsPerDay: z.nullable(z.number()),
    ctr: z.nullable(z.number()),
    basisDays: z.int(),
    rows: z.array(
      z.object({
        effectPercent: z.int(),
        /** null: not within the longest test. */
        days: z.nullable(z.int()),
        /** Chance of seeing it within those days, 0 to 1. */
        power: z.number(),
      }),
    ),
    /** Minutes from a switch until counters show it: pictures and counters together. */
    delayMinutes: z.int(),
    isDelayMeasured: z.boolean(),
    leastInterval: z.int(),
    pricePoints: z.int(),
  }),
  errors: ['abTest.notFound'],
});
