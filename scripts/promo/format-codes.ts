import type { PromoGift } from '../../packages/contract/src/billing/promo.ts';
import type { PromoCode } from '../../server/src/billing/promo/list-promo-codes.ts';

function stateOf({ usesLeft, expiresAt }: PromoCode, now: Date): string {
  const until = expiresAt.toISOString().slice(0, 10);
  if (expiresAt <= now) return `expired ${until}`;
  return usesLeft === 0 ? 'used up' : `until ${until}`;
}

function sayGift(gift: PromoGift): string {
  if (gift.kind === 'points') return `${gift.points} points`;
  if (gift.kind === 'percent') return `${gift.percent} % on the next top-up`;
  return `${gift.days} days of ${gift.plan}`;
}

/** One line a code: what it gives, uses, and whether it can still be used at this moment of the product's clock. */
export function formatCodes(codes: readonly PromoCode[], now: Date): string {
  if (codes.length === 0) return 'There are no promo codes yet.';
  const width = Math.max(...codes.map(({ code }) => code.length));
  return codes
    .map(
      (one) =>
        `${one.code.padEnd(width)}  ${sayGift(one.gift)}, used ${one.used}, left ${one.usesLeft}, ${stateOf(one, now)}`,
    )
    .join('\n');
}
