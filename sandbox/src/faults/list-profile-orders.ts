import { z } from 'zod';
import { FAULTS_OF_PART, type FaultName, FaultOrder, PARTS } from './fault.ts';

/** The weather of the outside world: faults by chance, in every part that knows them. */
export const PROFILE_MEANINGS = {
  calm: 'everything works',
  usual: 'as on an ordinary day: a few slow answers, refusals and broken lines in a thousand',
  badDay: 'ten times the usual, and keys, limits, pictures, reports and notifications fail now and then',
} as const;
export type ProfileName = keyof typeof PROFILE_MEANINGS;
export const PROFILE_NAMES = Object.keys(PROFILE_MEANINGS) as [ProfileName, ...ProfileName[]];
export const ProfileOrder = z.object({ name: z.enum(PROFILE_NAMES) }).strict();

type Odds = Partial<Record<FaultName, { chance: number; delayMs?: number; retryAfterSeconds?: number }>>;

const USUAL: Odds = {
  delay: { chance: 0.02, delayMs: 800 },
  status429: { chance: 0.005, retryAfterSeconds: 2 },
  status500: { chance: 0.003 },
  html: { chance: 0.001 },
  reset: { chance: 0.001 },
  timeout: { chance: 0.0005 },
  truncatedJson: { chance: 0.0005 },
  webhookDoubled: { chance: 0.05 },
  mailDeferred: { chance: 0.01 },
};

const BAD_DAY: Odds = {
  ...Object.fromEntries(
    Object.entries(USUAL).map(([fault, odds]) => [fault, { ...odds, chance: odds.chance * 10 }]),
  ),
  blocked: { chance: 0.05 },
  captcha: { chance: 0.03 },
  keyExpired: { chance: 0.01 },
  keyReadOnly: { chance: 0.01 },
  noPremium: { chance: 0.01 },
  dailyLimit: { chance: 0.02 },
  picturesPending: { chance: 0.1 },
  picturesFailed: { chance: 0.1 },
  reportFailed: { chance: 0.1 },
  doneThen500: { chance: 0.05 },
  webhookLost: { chance: 0.1 },
  mailRefused: { chance: 0.02 },
};

const ODDS: Record<ProfileName, Odds> = { calm: {}, usual: USUAL, badDay: BAD_DAY };

/** The orders that make up a profile, for every part. */
export function listProfileOrders(name: ProfileName): FaultOrder[] {
  return PARTS.flatMap((part) =>
    FAULTS_OF_PART[part].flatMap((fault) => {
      const odds = ODDS[name][fault];
      return odds ? [FaultOrder.parse({ part, fault, ...odds })] : [];
    }),
  );
}
