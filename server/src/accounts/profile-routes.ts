import * as contract from '@vitrina/contract/accounts/routes.ts';
import * as signedIn from '@vitrina/contract/accounts/session.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { createInfoReader } from './get-my-info.ts';
import { changeLanguage } from './profile/change-language.ts';
import { changeProfile } from './profile/change-profile.ts';
import { createReferral } from './profile/create-referral.ts';
import { getReferral } from './profile/get-referral.ts';

export function serveProfile(server: Server): void {
  const readInfo = createInfoReader(server.context);
  serve(server, signedIn.getMyInfo, ({ caller }) => readInfo(caller.userId));
  serve(server, contract.changeProfile, async ({ input, caller, context }) => {
    await changeProfile(context, { userId: caller.userId, ...input });
    return readInfo(caller.userId);
  });
  serve(server, signedIn.changeLanguage, async ({ input, caller, context }) => {
    await changeLanguage(context, { userId: caller.userId, ...input });
    return {};
  });
  serve(server, contract.getReferralCode, ({ caller, context }) => getReferral(context, caller.userId));
  serve(server, contract.createReferralCode, async ({ caller, context }) => {
    await createReferral(context, caller.userId);
    return getReferral(context, caller.userId);
  });
}
