import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId } from '../ids.ts';
import { route } from '../route.ts';
import { text } from '../text.ts';
import { TOOLS } from '../tools/tools.ts';

const none = z.object({});

/** Screens that may be shown to people without an account; shareable-questions.ts has what each of them asks. */
export const SharedScreenPath = z.enum([
  TOOLS.sharpJumps.screens.sharpJumps,
  TOOLS.undervaluedQueries.screens.undervaluedQueries,
  TOOLS.requestStatistics.screens.requestStatistics,
]);
export type SharedScreenPath = z.infer<typeof SharedScreenPath>;

export const SHARED_SCREEN_LIMITS = {
  /** Of a person in one cabinet at once, those that have expired not counted. */
  live: 20,
  state: 4000,
  questions: 8,
  /** Of all questions together, as JSON. */
  questionsLength: 20_000,
  /** Of one link, by all who open it. */
  requestsPerMinute: 120,
} as const;

/** Days that a link may live. */
export const SHARED_SCREEN_DAYS = [1, 7, 30] as const;

/** What the secret of a link begins with: a search for secrets finds it by this. */
export const SHARED_SCREEN_PREFIX = 'vis_';

/** Where a link leads; the secret follows behind a `#`, which browsers send to nobody. */
export const SHARED_PATH = '/shared';

export const SharedScreen = z.object({
  id: z.uuid(),
  cabinetId: CabinetId,
  cabinetName: z.string(),
  screen: SharedScreenPath,
  /** The query string of the screen, without the question mark. */
  state: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  openedCount: z.int(),
  lastOpenedAt: z.nullable(Instant),
  /** `unavailable`: its person may not see the cabinet's data now, so nobody sees them by the link. */
  status: z.enum(['live', 'expired', 'unavailable']),
});
export type SharedScreen = z.infer<typeof SharedScreen>;

/** A route by its path, and the input with which the screen has called it. */
const Question = z.object({ path: z.string(), input: z.record(z.string(), z.unknown()) });

export const NewSharedScreen = z.object({
  cabinetId: CabinetId,
  screen: SharedScreenPath,
  state: text(0, SHARED_SCREEN_LIMITS.state),
  questions: z.array(Question).check(
    z.minLength(1),
    z.maxLength(SHARED_SCREEN_LIMITS.questions),
    z.refine((all) => JSON.stringify(all).length <= SHARED_SCREEN_LIMITS.questionsLength),
  ),
  days: z.literal([...SHARED_SCREEN_DAYS]),
});
export type NewSharedScreen = z.infer<typeof NewSharedScreen>;

/** The newest first; those that have expired stay for thirty days. */
export const listSharedScreens = route({
  method: 'GET',
  path: 'sharedScreen/getAll',
  access: 'user',
  input: none,
  output: z.object({ screens: z.array(SharedScreen) }),
  errors: [],
});

/**
 * The only answer that ever has the secret. `user` and not a cabinet's right, which is looked at all the same: a program
 * with a personal token must not leave a way in behind.
 */
export const shareScreen = route({
  method: 'POST',
  path: 'sharedScreen/share',
  access: 'user',
  input: NewSharedScreen,
  output: z.object({ secret: z.string(), expiresAt: Instant }),
  errors: [
    'sharedScreen.tooMany',
    'sharedScreen.notShareable',
    'cabinet.notFound',
    'cabinet.blocked',
    'cabinet.insufficientRights',
  ],
});

export const revokeSharedScreen = route({
  method: 'POST',
  path: 'sharedScreen/revoke',
  access: 'user',
  input: z.object({ sharedScreenId: z.uuid() }),
  output: none,
  errors: ['sharedScreen.notFound'],
});

/** Where a link leads and whose it is. Revoked, expired, unknown, not visible to its person: one answer. */
export const openSharedScreen = route({
  method: 'POST',
  path: 'sharedScreen/open',
  access: 'public',
  input: z.object({ secret: text(1, 100) }),
  output: z.object({
    cabinet: z.object({ id: CabinetId, name: z.string() }),
    screen: SharedScreenPath,
    state: z.string(),
    sharedBy: z.string(),
    expiresAt: Instant,
  }),
  errors: ['sharedScreen.notFound'],
});
