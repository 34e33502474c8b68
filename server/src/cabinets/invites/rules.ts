/** Guesses that are compared before an invitation's code is dead; a new letter brings a new code. */
export const INVITE_TRIES = 5;

/** A person's letters of invitation, to all addresses and from all cabinets. */
export const INVITES_A_DAY = { attempts: 50, minutes: 24 * 60 } as const;
