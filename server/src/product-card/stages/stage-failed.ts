import type { CardFailure } from '@vitrina/contract/product-card.ts';

/** Asking again within seconds cannot help: nothing is there, or nobody may ask now. */
const FINAL: readonly CardFailure[] = [
  'notFound',
  'off',
  'ownQuota',
  'blocked',
  'captcha',
  'rateLimited',
  'drift',
];

/** A stage without which there is no result. */
export class StageFailed extends Error {
  readonly failure: CardFailure;

  constructor(failure: CardFailure, message: string) {
    super(message);
    this.failure = failure;
  }

  get isFinal(): boolean {
    return FINAL.includes(this.failure);
  }
}
