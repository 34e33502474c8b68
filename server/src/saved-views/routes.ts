import * as contract from '@vitrina/contract/saved-views.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { changeView } from './change-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';
import { setDefaultView } from './set-default-view.ts';

export function serveSavedViews(server: Server): void {
  serve(server, contract.listSavedViews, async ({ input, caller, context }) => ({
    views: await listViews(context.db, { ...input, userId: caller.userId }),
  }));

  serve(server, contract.saveView, ({ input, caller, context }) =>
    saveView(context, { ...input, userId: caller.userId }),
  );

  serve(server, contract.changeView, async ({ input, caller, context }) => {
    await changeView(context, { ...input, userId: caller.userId });
    return {};
  });

  serve(server, contract.setDefaultView, async ({ input, caller, context }) => {
    await setDefaultView(context.db, { ...input, userId: caller.userId }, input.viewId);
    return {};
  });

  serve(server, contract.removeView, async ({ input, caller, context }) => {
    await removeView(context.db, { ...input, userId: caller.userId });
    return {};
  });
}
