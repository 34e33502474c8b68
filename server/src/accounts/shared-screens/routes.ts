import * as contract from '@vitrina/contract/shared-screens/shared-screens.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listSharedScreens } from './list-shared-screens.ts';
import { openSharedScreen } from './open-shared-screen.ts';
import { revokeSharedScreen } from './revoke-shared-screen.ts';
import { shareScreen } from './share-screen.ts';

export function serveSharedScreens(server: Server): void {
  serve(server, contract.listSharedScreens, async ({ caller, context }) => ({
    screens: await listSharedScreens(context, caller.userId),
  }));

  serve(server, contract.shareScreen, ({ input, caller, context }) =>
    shareScreen(context, server.requireRight, { userId: caller.userId, wish: input }),
  );

  serve(server, contract.revokeSharedScreen, async ({ input, caller, context }) => {
    await revokeSharedScreen(context, { userId: caller.userId, id: input.sharedScreenId });
    return {};
  });

  serve(server, contract.openSharedScreen, ({ input, context }) =>
    openSharedScreen(context, server.requireRight, input.secret),
  );
}
