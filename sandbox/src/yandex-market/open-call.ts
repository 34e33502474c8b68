import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { Market } from '../market/market.ts';
import type { Collection } from '../platform/open-store.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { findCaller, requireScope } from './authorize-call.ts';
import type { LimitState, ResourceLimits } from './create-resource-limits.ts';
import { limitExceeded } from './limit-headers.ts';
import { subscriptionOf } from './list-shops.ts';
import type { MarketCall } from './market-call.ts';
import type { Operation } from './operations.ts';
import type { OrderedReport } from './reports/ordered-report.ts';

export type CallWorld = {
  market: Market;
  traffic: Traffic;
  clock: Clock;
  faults: FaultBoard;
  reports: Collection<OrderedReport>;
};

export const apiKeyOf = ({ headers }: FastifyRequest) =>
  typeof headers['api-key'] === 'string' ? headers['api-key'] : undefined;

export type OpenedCall = {
  call: MarketCall;
  /** Takes the cost of an answer from the limit of its resource. */
  charge(cost: number): LimitState;
};

/** The limit of the day is kept until midnight of Greenwich. */
function exhaustedDay(now: Date, path: string) {
  const untilMs = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  const state = { limit: 10_000, remaining: 0, untilMs, isExceeded: true };
  return limitExceeded({ amount: state.limit, perMs: DAY_MS }, path, state);
}

/** Lets a request in: its key, then its right, then the limit of the resource; throws the refusal. */
export function openCall(
  { market, traffic, clock, faults, reports }: CallWorld,
  limits: ResourceLimits,
  request: FastifyRequest,
  { operation, prefix }: { operation: Operation; prefix: string },
): OpenedCall {
  const now = clock.now();
  const apiKey = apiKeyOf(request) ?? '';
  const caller = findCaller(market, faults, request.headers);
  requireScope(caller, operation);
  if (faults.take('yandexMarket', apiKey, ['dailyLimit'])) throw exhaustedDay(now, operation.path);

  const { none, medium } = operation.limits;
  const limit = subscriptionOf(caller.seller.id) === 'MEDIUM' ? medium : none;
  const charge = (cost: number) => limits.take(`${caller.businessId} ${operation.path}`, limit, cost);
  // A refused request takes its part as well; what is counted by the answer is charged when it is known.
  const state = charge(operation.counted === undefined ? 1 : 0);
  if (state.isExceeded) throw limitExceeded(limit, operation.path, state);

  const origin = `${request.protocol}://${request.host}`;
  const baseUrl = `${origin}${prefix}`;
  const call = { ...caller, market, traffic, faults, now, apiKey, origin, baseUrl, reports };
  return { call, charge: (cost) => (operation.counted === undefined ? state : charge(cost)) };
}
