import * as contract from '@vitrina/contract/position-views.ts';
import { type Server, serve } from '../../platform/http.ts';
import { compareProducts } from './compare-products.ts';
import { getDayProfile } from './get-day-profile.ts';
import { startPositionExport } from './start-position-export.ts';

export function servePositionViews(server: Server): void {
  serve(server, contract.getPositionDayProfile, ({ input, context }) => getDayProfile(context, input));
  serve(server, contract.comparePositionProducts, ({ input, context }) => compareProducts(context, input));
  serve(server, contract.startPositionExport, ({ input, caller, context }) =>
    startPositionExport(context, caller.userId, input),
  );
}
