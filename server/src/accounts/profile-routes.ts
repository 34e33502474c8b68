import * as contract from '@vitrina/contract/accounts/routes.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getMyInfo } from './get-my-info.ts';
import { changeLanguage } from './profile/change-language.ts';
import { changeProfile } from './profile/change-profile.ts';
import { createReferral } from './profile/create-referral.ts';
import { getReferral } from './profile/get-referral.ts';

export function serveProfile(server: Server): void {
  serve(server, contract.getMyInfo, ({ caller, context }) => getMyInfo(context, caller.userId));
  serve(server, contract.changeProfile, async ({ input, caller, context }) => {
    await changeProfile(context, { userId: caller.userId, ...input });
    return getMyInfo(context, caller.userId);
  });
  serve(server, contract.changeLanguage, async ({ input, caller, context }) => {
    await changeLanguage(context, { userId: caller.userId, ...input });
    return {};
  });
  serve(server, contract.getReferralCode, ({ caller, context }) => getReferral(context, caller.userId));
  serve(server, contract.createReferralCode, async ({ caller, context }) => {
    await createReferral(context, caller.userId);
    return getReferral(context, caller.userId);
  });
}
