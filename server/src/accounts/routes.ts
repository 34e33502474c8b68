import * as contract from '@vitrina/contract/accounts.ts';
import { type Server, serve } from '../platform/http.ts';
import { problem } from '../platform/problem.ts';
import type { Tokens } from '../platform/session.ts';
import type { Sessions } from './create-sessions.ts';
import { endSession } from './end-session.ts';
import { getMyInfo } from './get-my-info.ts';
import { login } from './login.ts';
import { refreshSession } from './refresh-session.ts';
import { clearRefreshCookie, isForeignSite, readRefreshCookie, writeRefreshCookie } from './refresh-token.ts';

export function serveAccounts(server: Server, tokens: Tokens, sessions: Sessions): void {
  serve(server, contract.login, async ({ input, context, request, reply }) => {
    const session = await login(context, { ...input, address: request.ip });
    writeRefreshCookie(reply, session.refreshToken, session.keepUntil);
    return { accessToken: await tokens.sign(session) };
  });

  serve(server, contract.refresh, async ({ context, request, reply }) => {
    const token = readRefreshCookie(request);
    if (token === undefined || isForeignSite(request)) throw problem('user.notAuthorized');
    const session = await refreshSession(context, token);
    if (session.refreshToken) writeRefreshCookie(reply, session.refreshToken, session.keepUntil);
    return { accessToken: await tokens.sign(session) };
  });

  serve(server, contract.logout, async ({ context, request, reply }) => {
    const token = readRefreshCookie(request);
    if (token !== undefined && !isForeignSite(request)) {
      const ended = await endSession(context, token);
      if (ended !== undefined) sessions.forget(ended);
    }
    clearRefreshCookie(reply);
    return {};
  });

  serve(server, contract.getMyInfo, ({ caller, context }) => getMyInfo(context, caller.userId));
}
