import * as contract from '@vitrina/contract/undervalued-queries.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getBackTest } from './back-test/get-back-test.ts';
import { getCounts } from './get-counts.ts';
import { getUndervaluedQueries } from './get-undervalued-queries.ts';
import { hideQuery } from './hidden/hide-query.ts';
import { listHidden } from './hidden/list-hidden.ts';
import { showQuery } from './hidden/show-query.ts';

export function serveUndervaluedQueries(server: Server): void {
  serve(server, contract.getUndervaluedQueries, ({ input, caller, context }) =>
    getUndervaluedQueries(context, caller.userId, input),
  );
  serve(server, contract.getUndervaluedCounts, ({ input, context }) => getCounts(context, input));
  serve(server, contract.getUndervaluedBackTest, ({ input, context }) =>
    getBackTest(context, input.marketplace),
  );
  serve(server, contract.hideUndervaluedQuery, ({ input, context }) =>
    hideQuery(context, input.cabinetId, input.query),
  );
  serve(server, contract.showUndervaluedQuery, ({ input, context }) =>
    showQuery(context, input.cabinetId, input.query),
  );
  serve(server, contract.listHiddenQueries, async ({ input, context }) => ({
    queries: (await listHidden(context, input.cabinetId)).map(({ query, hiddenUntil }) => ({
      query,
      hiddenUntil,
    })),
  }));
}
