import type { CardFailure } from '@vitrina/contract/product-card.ts';

/**
 * Asking again within seconds cannot help: nothing is there, or nobody may ask now. The cabinet's own hour fills up all
 * the time, so a run that met it empty is begun again.
 */
const FINAL: readonly CardFailure[] = ['notFound', 'off', 'blocked', 'captcha', 'rateLimited', 'drift'];

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
