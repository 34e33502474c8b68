import * as contract from '@vitrina/contract/accounts/routes.ts';
import * as signedIn from '@vitrina/contract/accounts/session.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { changeEmail } from './address/change-email.ts';
import { requestEmailChange } from './address/request-email-change.ts';
import { requestVerification } from './address/request-verification.ts';
import { verifyEmail } from './address/verify-email.ts';

export function serveAddress(server: Server): void {
  serve(server, signedIn.requestEmailVerification, async ({ caller, context }) => {
    await requestVerification(context, caller.userId);
    return {};
  });
  serve(server, contract.verifyEmail, ({ input, caller, context }) =>
    verifyEmail(context, { userId: caller.userId, code: input.verifyCode }),
  );
  serve(server, contract.requestEmailChange, async ({ input, caller, context }) => {
    await requestEmailChange(context, { userId: caller.userId, ...input });
    return {};
  });
  serve(server, contract.changeEmail, ({ input, caller, context }) =>
    changeEmail(context, { userId: caller.userId, code: input.changeCode }),
  );
}
