/** Guesses of one person: enough for a mistyped code, hopeless for searching. */
export const PROMO_GUESSES = { attempts: 10, minutes: 60 } as const;

/** Of what was paid, or of what is left of it after refunds; whole points, rounded down. */
export function percentOf(points: number, percent: number): number {
  return Math.floor((Math.max(points, 0) * percent) / 100);
}
