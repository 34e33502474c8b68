import * as contract from '@vitrina/contract/radar/evidence.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { orderEvidence } from './order-evidence.ts';

export function serveEvidence(server: Server): void {
  serve(server, contract.orderEvidence, ({ input, caller, context }) =>
    orderEvidence(context, caller.userId, input),
  );
}
