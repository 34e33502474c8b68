import * as contract from '@vitrina/contract/accounts/routes.ts';
import * as signedIn from '@vitrina/contract/accounts/session.ts';
import type { FastifyReply } from 'fastify';
import type { Tokens } from '../platform/http/access-tokens.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { problem } from '../platform/problem.ts';
import { serveAddress } from './address-routes.ts';
import type { Sessions } from './create-sessions.ts';
import { deviceOf } from './device.ts';
import { endSession } from './end-session.ts';
import { login } from './login.ts';
import { servePasswords } from './password-routes.ts';
import { serveProfile } from './profile-routes.ts';
import { refreshSession } from './refresh-session.ts';
import { clearRefreshCookie, isForeignSite, readRefreshCookie, writeRefreshCookie } from './refresh-token.ts';
import type { CheckInvite } from './registration/check-invite.ts';
import { register } from './registration/register.ts';

type Started = { userId: number; sessionId: string; refreshToken: string; keepUntil: Date | undefined };

export function serveAccounts(
  server: Server,
  tokens: Tokens,
  sessions: Sessions,
  { checkInvite }: { checkInvite: CheckInvite },
): void {
  async function signIn(reply: FastifyReply, session: Started) {
    writeRefreshCookie(reply, session.refreshToken, session.keepUntil);
    return { accessToken: await tokens.sign(session) };
  }

  serve(server, contract.login, async ({ input, context, request, reply }) =>
    signIn(reply, await login(context, { ...input, device: deviceOf(request) })),
  );

  serve(server, contract.register, async ({ input, context, request, reply }) =>
    signIn(reply, await register(context, checkInvite, { ...input, device: deviceOf(request) })),
  );

  serve(server, signedIn.refresh, async ({ context, request, reply }) => {
    const token = readRefreshCookie(request);
    if (token === undefined || isForeignSite(request)) throw problem('user.notAuthorized');
    const session = await refreshSession(context, sessions, { token, device: deviceOf(request) });
    if (session.refreshToken) writeRefreshCookie(reply, session.refreshToken, session.keepUntil);
    return { accessToken: await tokens.sign(session) };
  });

  serve(server, signedIn.logout, async ({ context, request, reply }) => {
    const token = readRefreshCookie(request);
    if (token !== undefined && !isForeignSite(request)) await endSession(context, sessions, token);
    clearRefreshCookie(reply);
    return {};
  });

  serveAddress(server);
  servePasswords(server, sessions);
  serveProfile(server);
}
