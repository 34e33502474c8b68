import * as contract from '@vitrina/contract/position-order.ts';
import { type Server, serve } from '../../platform/http.ts';
import { getOrderGain } from './get-order-gain.ts';

export function servePositionOrder(server: Server): void {
  serve(server, contract.getOrderGain, ({ input, context }) => getOrderGain(context, input.cabinetId));
}
