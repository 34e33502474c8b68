import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Clock } from '../clock/create-clock.ts';
import type { Market } from '../market/market.ts';
import type { Span } from './list-card-history.ts';

const USUAL_DAYS = 30;
// A history is read hour by hour.
const MOST_DAYS = 92;

export type TruthWorld = { market: Market; clock: Clock };

/** What a question means in this market at this moment; what it cannot mean is refused in words. */
export type Ask = {
  moment(at: Date | undefined): Date;
  /** When something ordered begins and ends; without a beginning it counts from now on. */
  term(order: { at?: Date | undefined; until: Date }): Span;
  span(ask: { from?: Date | undefined; to?: Date | undefined }): Span;
  /** Any SKU that is sold, a piggy-backer's too. */
  sku(sku: number): number;
  /** Things are done to cards; the SKU of a piggy-backer is only an offer on one. */
  cardSku(sku: number): number;
};

export const iso = (ms: number): string => new Date(ms).toISOString();

export function refuse(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

export function openAsk({ market, clock }: TruthWorld): Ask {
  const moment = (at: Date | undefined) => at ?? clock.now();

  function checkSku(sku: number): number {
    if (market.products.cardSkuOf(sku) === undefined)
      throw refuse(404, `sku: the market has no product ${sku}`);
    return sku;
  }

  return {
    moment,
    sku: checkSku,
    cardSku(sku) {
      const card = market.products.cardSkuOf(checkSku(sku));
      if (card !== sku) throw refuse(400, `sku: ${sku} is an offer on the card ${card}`);
      return sku;
    },
    term({ at, until }) {
      const span = { fromMs: moment(at).getTime(), untilMs: until.getTime() };
      if (span.fromMs >= span.untilMs) throw refuse(400, 'until: must be after the beginning');
      return span;
    },
    span({ from, to }) {
      const untilMs = moment(to).getTime();
      const fromMs = from?.getTime() ?? untilMs - USUAL_DAYS * DAY_MS;
      if (fromMs >= untilMs) throw refuse(400, 'to: must be after from');
      if (untilMs - fromMs > MOST_DAYS * DAY_MS) throw refuse(400, `from: at most ${MOST_DAYS} days`);
      return { fromMs, untilMs };
    },
  };
}
