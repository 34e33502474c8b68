/** Guesses of one person: enough for a mistyped code, hopeless for searching. */
export const PROMO_GUESSES = { attempts: 10, minutes: 60 } as const;

/** What an operator may make; the code itself is what people type. */
export const PROMO_BOUNDS = {
  code: /^[A-Z0-9][A-Z0-9_-]{3,39}$/,
  points: { minimum: 1, maximum: 1_000_000 },
  uses: { minimum: 1, maximum: 1_000_000 },
  days: { minimum: 1, maximum: 3650 },
} as const;
