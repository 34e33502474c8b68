import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { AbImageId } from '../ids.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { AB_BOUNDS } from './bounds.ts';
import { AbTest, ofAbTest } from './project.ts';

const edit = { cabinet: 'edit' } as const;

export const startAbTest = route({
  method: 'POST',
  path: 'abTests/start',
  access: edit,
  input: ofAbTest,
  output: AbTest,
  errors: [
    'abTest.notFound',
    'abTest.notInSetup',
    'abTest.notEnoughPoints',
    'abTest.tooFewImages',
    'abTest.tooFewCampaigns',
    'abTest.activeLimit',
    'abTest.tooManyImages',
    'abTest.otherTest',
    'abTest.readOnlyKey',
    'abTest.noAdvertisingKey',
    'abTest.campaignsEnded',
    'abTest.intervalTooShort',
    'abTest.forceFinishRange',
    'product.notFound',
    'cabinet.blocked',
    'cabinet.invalidKey',
    'external.serverError',
  ],
});

export const pauseAbTest = route({
  method: 'POST',
  path: 'abTests/pause',
  access: edit,
  input: ofAbTest,
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.notRunning'],
});

export const resumeAbTest = route({
  method: 'POST',
  path: 'abTests/resume',
  access: edit,
  input: ofAbTest,
  output: AbTest,
  errors: [
    'abTest.notFound',
    'abTest.notPaused',
    'abTest.noCurrentImages',
    'abTest.activeLimit',
    'abTest.tooManyImages',
    'abTest.readOnlyKey',
    'abTest.noAdvertisingKey',
    'abTest.campaignsEnded',
    'product.notFound',
    'cabinet.blocked',
    'cabinet.invalidKey',
    'external.serverError',
  ],
});

export const finishAbTest = route({
  method: 'POST',
  path: 'abTests/finish',
  access: edit,
  input: ofAbTest,
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.alreadyFinished', 'abTest.notStarted'],
});

/** In setup or after the end; whatever pictures are still to be put back are put back all the same. */
export const deleteAbTest = route({
  method: 'POST',
  path: 'abTests/delete',
  access: edit,
  input: ofAbTest,
  output: z.object({}),
  errors: ['abTest.notFound', 'abTest.notFinished'],
});

export const archiveAbTest = route({
  method: 'POST',
  path: 'abTests/archive',
  access: edit,
  input: z.extend(ofAbTest, { isArchived: z.boolean() }),
  output: AbTest,
  errors: ['abTest.notFound', 'abTest.notFinished', 'abTest.archiveLimit'],
});

/** Leaves an image of a finished test on the card as its main picture. */
export const applyAbImage = route({
  method: 'POST',
  path: 'abTests/applyWinner',
  access: edit,
  input: z.extend(ofAbTest, { imageId: AbImageId }),
  output: AbTest,
  errors: [
    'abTest.notFound',
    'abTest.imageNotFound',
    'abTest.notFinished',
    'abTest.otherTest',
    'abTest.readOnlyKey',
    'cabinet.blocked',
    'cabinet.invalidKey',
    'product.notFound',
  ],
});

/** Leaves windows that begin from `from` until before `to` out of the analysis with a reason, or (null) takes them back in. */
export const voidAbWindows = route({
  method: 'POST',
  path: 'abTests/voidWindows',
  access: edit,
  input: z.extend(ofAbTest, {
    from: Instant,
    to: Instant,
    reason: z.nullable(line(3, AB_BOUNDS.reasonLength)),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['abTest.notFound', 'abTest.noWindows'],
});

export const AbLogKind = z.enum([
  'created',
  'copied',
  'started',
  'launched',
  'switched',
  'switchFailed',
  'paused',
  'resumed',
  'finished',
  'restored',
  'restoreFailed',
  'sellerChanged',
  'applied',
  'excluded',
  'voided',
  'unvoided',
  'voidSuggested',
  'archived',
  'unarchived',
]);
export type AbLogKind = z.infer<typeof AbLogKind>;

export const AbLogLine = z.object({
  id: z.int(),
  at: Instant,
  kind: AbLogKind,
  /** Who pressed it; null: the product by itself. */
  person: z.nullable(z.string()),
  imageNumber: z.nullable(z.int()),
  /** A reason of a pause or an end, by its name in the contract. */
  reason: z.nullable(z.string()),
  /** The marketplace's words or a person's reason. */
  details: z.string(),
});
export type AbLogLine = z.infer<typeof AbLogLine>;

export const listAbLog = route({
  method: 'POST',
  path: 'abTests/getLog',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(ofAbTest, Page.shape),
  output: z.object({ lines: z.array(AbLogLine), total: z.int() }),
  errors: ['abTest.notFound'],
});
