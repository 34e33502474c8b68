import { CODE_LENGTHS, CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import type { ErrorKey } from '@vitrina/contract/errors.ts';

/** What a person's code may be for: its length, how long it lives and what a wrong one is called. */
export const CODE_PURPOSES = {
  verifyEmail: {
    length: CODE_LENGTHS.verifyEmail,
    minutes: CODE_MINUTES.link,
    wrong: 'code.invalidVerification',
  },
  changeEmail: { length: CODE_LENGTHS.changeEmail, minutes: CODE_MINUTES.link, wrong: 'code.invalidChange' },
  changePassword: {
    length: CODE_LENGTHS.changePassword,
    minutes: CODE_MINUTES.link,
    wrong: 'code.invalidChange',
  },
  recovery: { length: CODE_LENGTHS.recovery, minutes: CODE_MINUTES.link, wrong: 'code.invalid' },
  deleteCabinet: {
    length: CODE_LENGTHS.deleteCabinet,
    minutes: CODE_MINUTES.typed,
    wrong: 'code.invalidDeleteCabinet',
  },
  extension: { length: CODE_LENGTHS.extension, minutes: CODE_MINUTES.typed, wrong: 'code.invalid' },
  /** Comes back by the messenger and not by hand: longer than 128 bits. */
  telegram: { length: 24, minutes: CODE_MINUTES.typed, wrong: 'code.invalid' },
} as const satisfies Record<string, { length: number; minutes: number; wrong: ErrorKey }>;
export type CodePurpose = keyof typeof CODE_PURPOSES;

/** Guesses that are compared before a code is dead. */
export const CODE_TRIES = 5;
