import * as contract from '@vitrina/contract/accounts/routes.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import type { Sessions } from './create-sessions.ts';
import { deviceOf } from './device.ts';
import { changePassword } from './passwords/change-password.ts';
import { checkRecovery } from './passwords/check-recovery.ts';
import { recover } from './passwords/recover.ts';
import { requestPasswordChange } from './passwords/request-password-change.ts';
import { requestRecovery } from './passwords/request-recovery.ts';

export function servePasswords(server: Server, sessions: Sessions): void {
  serve(server, contract.requestRecovery, async ({ input, context, request }) => {
    await requestRecovery(context, { ...input, device: deviceOf(request) });
    return {};
  });
  serve(server, contract.checkRecovery, async ({ input, context, request }) => {
    await checkRecovery(context, { ...input, device: deviceOf(request) });
    return {};
  });
  serve(server, contract.recovery, async ({ input, context, request }) => {
    await recover(context, sessions, { ...input, device: deviceOf(request) });
    return {};
  });
  serve(server, contract.requestPasswordChange, async ({ input, caller, context }) => {
    await requestPasswordChange(context, { userId: caller.userId, ...input });
    return {};
  });
  serve(server, contract.changePassword, ({ input, caller, context }) =>
    changePassword(context, sessions, { caller, code: input.changeCode }),
  );
}
