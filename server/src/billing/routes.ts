import type { Server } from '../platform/http/serve.ts';
import { servePayments } from './payments/routes.ts';
import { findRenewal } from './plans/find-renewal.ts';
import { servePlans } from './plans/routes.ts';
import { servePromo } from './promo/routes.ts';
import { serveReferral } from './referral/routes.ts';
import type { FindTestCabinets } from './wallet/name-test-cabinets.ts';
import { serveWallet } from './wallet/routes.ts';

export function serveBilling(server: Server, findTestCabinets: FindTestCabinets): void {
  serveWallet(server, findRenewal, findTestCabinets);
  servePlans(server);
  servePromo(server);
  serveReferral(server);
  servePayments(server);
}
