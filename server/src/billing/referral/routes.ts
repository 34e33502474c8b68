import * as contract from '@vitrina/contract/billing/referral.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listRewards } from './list-rewards.ts';

export function serveReferral(server: Server): void {
  serve(server, contract.listReferralRewards, ({ input, caller, context }) =>
    listRewards(context, caller.userId, input),
  );
}
