import * as contract from '@vitrina/contract/saved-searches.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getSavedDemand } from './get-demand.ts';
import { listSearches } from './list-searches.ts';
import { removeSearch } from './remove-search.ts';
import { renameSearch } from './rename-search.ts';
import { saveSearch } from './save-search.ts';

export function serveSavedSearches(server: Server): void {
  serve(server, contract.listSavedSearches, ({ input, context }) => listSearches(context.db, input));

  serve(server, contract.getSavedDemand, ({ input, context }) => getSavedDemand(context, input));

  serve(server, contract.saveSearch, ({ input, caller, context }) =>
    saveSearch(context, caller.userId, input),
  );

  serve(server, contract.renameSavedSearch, async ({ input, context }) => {
    await renameSearch(context.db, input);
    return {};
  });

  serve(server, contract.removeSavedSearch, async ({ input, context }) => {
    await removeSearch(context.db, input);
    return {};
  });
}
