import * as contract from '@vitrina/contract/accounts/personal-tokens.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { createToken } from './create-token.ts';
import { listTokens } from './list-tokens.ts';
import { revokeToken } from './revoke-token.ts';

export function servePersonalTokens(server: Server): void {
  serve(server, contract.getPersonalTokens, async ({ caller, context }) => ({
    tokens: await listTokens(context, caller.userId),
  }));

  serve(server, contract.createPersonalToken, ({ input, caller, context }) =>
    createToken(context, server.requireRight, { userId: caller.userId, token: input }),
  );

  serve(server, contract.revokePersonalToken, async ({ input, caller, context }) => {
    await revokeToken(context, { userId: caller.userId, tokenId: input.tokenId });
    return {};
  });
}
