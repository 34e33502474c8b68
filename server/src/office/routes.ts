import * as office from '@vitrina/contract/office.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { checkActions } from './audit/check-actions.ts';
import { listActions } from './audit/list-actions.ts';
import { compareDayNow } from './payments/compare-day-now.ts';
import { listDays } from './payments/list-days.ts';
import { listPayments } from './payments/list-payments.ts';
import { orderRefund } from './payments/order-refund.ts';
import { movePoints } from './people/move-points.ts';
import { openWallet } from './people/open-wallet.ts';
import { searchOffice } from './people/search-office.ts';
import { listCodes } from './promo/list-codes.ts';
import { makePromoCode } from './promo/make-promo-code.ts';

export function serveOffice(server: Server): void {
  serve(server, office.searchOffice, ({ input, caller, context }) =>
    searchOffice(context, caller.userId, input),
  );
  serve(server, office.openWallet, ({ input, caller, context }) => openWallet(context, caller.userId, input));
  serve(server, office.movePoints, ({ input, caller, context }) => movePoints(context, caller.userId, input));
  serve(server, office.makePromoCode, ({ input, caller, context }) =>
    makePromoCode(context, caller.userId, input),
  );
  serve(server, office.listOfficePromoCodes, ({ context }) => listCodes(context));
  serve(server, office.listOfficePayments, ({ input, caller, context }) =>
    listPayments(context, caller.userId, input),
  );
  serve(server, office.refundOfficePayment, ({ input, caller, context }) =>
    orderRefund(context, caller.userId, input),
  );
  serve(server, office.listOfficeDays, ({ input, context }) => listDays(context, input));
  serve(server, office.compareOfficeDay, ({ input, caller, context }) =>
    compareDayNow(context, caller.userId, input.day),
  );
  serve(server, office.listOfficeActions, ({ input, context }) => listActions(context, input));
  serve(server, office.checkOfficeActions, ({ context }) => checkActions(context.db));
}
