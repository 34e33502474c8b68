import * as changes from '@vitrina/contract/radar/changes.ts';
import * as products from '@vitrina/contract/radar/products.ts';
import { addProducts } from '../cards/watch/add-products.ts';
import { pauseProducts } from '../cards/watch/pause-products.ts';
import { removeProducts } from '../cards/watch/remove-products.ts';
import { watchTags } from '../cards/watch/watch-tags.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { serveRadarAlerts } from './alerts/routes.ts';
import { serveRadarCard } from './card/routes.ts';
import { serveEvidence } from './evidence/routes.ts';
import { acknowledge } from './feed/acknowledge.ts';
import { listChanges } from './feed/list-changes.ts';
import { markSeen } from './feed/visits.ts';
import { servePiggyBackers } from './piggy-backers/routes.ts';
import { listCounts } from './products/list-counts.ts';
import { listProducts } from './products/list-products.ts';

export function serveRadar(server: Server): void {
  serveFeed(server);
  serveProducts(server);
  servePiggyBackers(server);
  serveEvidence(server);
  serveRadarCard(server);
  serveRadarAlerts(server);
}

function serveFeed(server: Server): void {
  serve(server, changes.listRadarChanges, ({ input, caller, context }) =>
    listChanges(context, input, caller.userId),
  );
  serve(server, changes.acknowledgeRadarChanges, async ({ input, caller, context }) => {
    await acknowledge(context, input, caller.userId);
    return {};
  });
  serve(server, changes.markRadarSeen, ({ input, caller, context }) =>
    markSeen(context, input, caller.userId),
  );
}

function serveProducts(server: Server): void {
  serve(server, products.listRadarProducts, ({ input, context }) => listProducts(context, input));
  serve(server, products.listRadarCounts, ({ input, context }) => listCounts(context, input));
  serve(server, products.addRadarProducts, ({ input, caller, context }) =>
    addProducts(context, caller.userId, input),
  );
  serve(server, products.removeRadarProducts, ({ input, context }) => removeProducts(context, input));
  serve(server, products.pauseRadarProducts, ({ input, context }) => pauseProducts(context, input));
  serve(server, products.watchRadarTags, ({ input, context }) => watchTags(context, input));
}
