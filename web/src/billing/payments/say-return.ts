import type { BankCard, TopUp } from '@vitrina/contract/billing/payments.ts';
import type { useTexts } from '../../platform/texts/use-format.ts';

type Tone = 'good' | 'bad' | 'waits';
export type Said = { tone: Tone; text: string };
type Words = ReturnType<typeof useTexts>;

/** How a top-up went. */
export function sayTopUp(
  { state, points, bonus, reason }: TopUp,
  { t, format }: Words,
  roubles: (roubles: number) => string,
): Said {
  const amount = roubles(points);
  switch (state) {
    case 'creating':
      return { tone: 'waits', text: t('topUps.result.asking', { amount }) };
    case 'pending':
      return { tone: 'waits', text: t('topUps.result.pending', { amount }) };
    case 'succeeded': {
      const facts = { amount, points: format.count(points + bonus), bonus: format.count(bonus) };
      const text = bonus > 0 ? t('topUps.result.succeededBonus', facts) : t('topUps.result.succeeded', facts);
      return { tone: 'good', text };
    }
    default: {
      const why = reason === null ? t('topUps.result.unpaid') : t(`topUps.reasons.${reason}`);
      return { tone: 'bad', text: t('topUps.result.notPaid', { amount, reason: why }) };
    }
  }
}

export function sayCard(card: BankCard, { t }: Words): Said {
  if (card.state === 'active')
    return { tone: 'good', text: t('topUps.result.cardBound', { title: card.title }) };
  if (card.state === 'failed') return { tone: 'bad', text: t('topUps.result.cardFailed') };
  return { tone: 'waits', text: t('topUps.result.cardPending') };
}
