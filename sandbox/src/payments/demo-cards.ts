/** What the bank answers to a charge. */
type BankAnswer = 'paid' | 'insufficient_funds' | '3d_secure_failed' | 'card_expired';

export type DemoCard = {
  number: string;
  explanation: string;
  cardType: 'MasterCard' | 'Visa' | 'Mir';
  /** When a person pays on the page, and later without one. */
  onPage: BankAnswer;
  /** `confirmation`: the bank wants the person on the page again, or else it is a failed 3-D Secure. */
  later: BankAnswer | 'confirmation';
  canBeSaved: boolean;
  hasThreeDSecure: boolean;
  refund: 'now' | 'inAMinute' | 'refused';
};

const GOOD = {
  onPage: 'paid',
  later: 'paid',
  canBeSaved: true,
  hasThreeDSecure: false,
  refund: 'now',
} as const;

// The numbers are those of the provider's test shops; what happens after the first payment is ours.
export const DEMO_CARDS: readonly DemoCard[] = [
  { ...GOOD, number: '5555555555554444', cardType: 'MasterCard', explanation: 'pays, can be remembered' },
  {
    ...GOOD,
    number: '2200000000000004',
    cardType: 'Mir',
    hasThreeDSecure: true,
    refund: 'inAMinute',
    explanation: 'pays with 3-D Secure, refunds take a minute',
  },
  {
    ...GOOD,
    number: '4111111111111111',
    cardType: 'Visa',
    canBeSaved: false,
    refund: 'refused',
    explanation: 'pays, is never remembered, takes no refunds',
  },
  {
    ...GOOD,
    number: '5555555555554477',
    cardType: 'MasterCard',
    hasThreeDSecure: true,
    later: 'insufficient_funds',
    explanation: 'pays and is remembered, has no money the next time',
  },
  {
    ...GOOD,
    number: '2202474301322987',
    cardType: 'Mir',
    hasThreeDSecure: true,
    later: 'confirmation',
    explanation: 'pays and is remembered, asks to confirm each time',
  },
  {
    ...GOOD,
    number: '5555555555554600',
    cardType: 'MasterCard',
    onPage: 'insufficient_funds',
    explanation: 'is declined: no money',
  },
  {
    ...GOOD,
    number: '5555555555554592',
    cardType: 'MasterCard',
    onPage: '3d_secure_failed',
    explanation: 'is declined: 3-D Secure failed',
  },
];

export function findDemoCard(number: string | undefined): DemoCard | undefined {
  return DEMO_CARDS.find((card) => card.number === number);
}
