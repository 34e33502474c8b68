import { AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import * as contract from '@vitrina/contract/accounts/routes.ts';
import * as signedIn from '@vitrina/contract/accounts/session.ts';
import type { Tokens } from '../platform/http/access-tokens.ts';
import { type Server, serve, serveShownFile } from '../platform/http/serve.ts';
import { serveUpload } from '../platform/http/serve-upload.ts';
import { getAvatar } from './avatar/get-avatar.ts';
import { removeAvatar } from './avatar/remove-avatar.ts';
import { setAvatar } from './avatar/set-avatar.ts';
import type { Sessions } from './create-sessions.ts';
import { deviceOf } from './device.ts';
import { generateExtensionCode } from './extension/generate-extension-code.ts';
import { useExtensionCode } from './extension/use-extension-code.ts';
import { createBotIdentity } from './messenger/bot-identity.ts';
import { disconnectMessenger } from './messenger/disconnect-messenger.ts';
import { generateTelegramCode } from './messenger/generate-telegram-code.ts';
import { getMessengerLink } from './messenger/get-messenger-link.ts';
import { servePersonalTokens } from './personal-tokens/routes.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endOwnSession } from './sessions/end-own-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { serveSharedScreens } from './shared-screens/routes.ts';

/** What hangs on an account: its picture, the places where it is signed in, the messenger, programs, links to screens, the browser extension. */
export function serveConnections(server: Server, sessions: Sessions, tokens: Tokens): void {
  serveAvatars(server);
  serveSessions(server, sessions);
  serveMessenger(server);
  servePersonalTokens(server);
  serveSharedScreens(server);

  serve(server, contract.generateExtensionCode, ({ caller, context }) =>
    generateExtensionCode(context, caller),
  );
  serve(server, contract.useExtensionCode, async ({ input, context, request }) => {
    const session = await useExtensionCode(context, { ...input, device: deviceOf(request) });
    return { accessToken: await tokens.sign(session) };
  });
}

function serveAvatars(server: Server): void {
  serveUpload(server, contract.setAvatar, AVATAR_BOUNDS.bytes, ({ caller, context, file }) =>
    setAvatar(context, caller.userId, file.bytes),
  );
  serve(server, contract.removeAvatar, async ({ caller, context }) => {
    await removeAvatar(context, caller.userId);
    return {};
  });
  serveShownFile(server, signedIn.getAvatar, ({ input, context }) => getAvatar(context, input.name));
}

function serveSessions(server: Server, sessions: Sessions): void {
  serve(server, contract.getSessions, async ({ caller, context }) => ({
    sessions: await listSessions(context, caller),
  }));
  serve(server, contract.endSession, async ({ input, caller, context }) => {
    await endOwnSession(context, sessions, caller, input.sessionId);
    return {};
  });
  serve(server, contract.endOtherSessions, async ({ caller, context }) => ({
    ended: await endOtherSessions(context, sessions, caller),
  }));
}

function serveMessenger(server: Server): void {
  const identity = createBotIdentity();
  serve(server, contract.generateTelegramCode, ({ caller, context }) =>
    generateTelegramCode(context, identity, caller.userId),
  );
  serve(server, contract.getMessengerLink, ({ caller, context }) => getMessengerLink(context, caller.userId));
  serve(server, contract.disconnectMessenger, async ({ caller, context }) => {
    await disconnectMessenger(context, caller.userId);
    return {};
  });
}
