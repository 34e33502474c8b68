export type LimitState = 'free' | 'near' | 'spent';

// interface-rules.md G14: yellow from 80 %, red when all is spent.
const NEAR_SHARE = 0.8;

/** A limit of zero is spent from the start. */
export function limitState(current: number, maximum: number): LimitState {
  if (current >= maximum) return 'spent';
  return current >= maximum * NEAR_SHARE ? 'near' : 'free';
}
