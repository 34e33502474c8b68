import { useMutation, useQueryClient } from '@tanstack/react-query';
import { buyPlan, getTariffInfo, type PlanQuote, type PlanWish } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { showDone } from '../../platform/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { useSession } from '../../platform/session/session.ts';
import { askForVerifiedEmail, isOfEmail } from '../../platform/session/verified-email.ts';
import { isRefused } from '../payments/is-refused.ts';

type After = { onBought: () => void; onChanged: () => void };

/** One key until it is answered: pressed again after a lost answer, the purchase is charged once. */
export function useBuyPlan(wish: PlanWish, { onBought, onChanged }: After) {
  const queryClient = useQueryClient();
  const { account } = useSession();
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const purchase = useMutation({
    mutationFn: ({ kind, price, credit, endsNow }: PlanQuote) =>
      call(buyPlan, { ...wish, requestKey, confirmed: { kind, price, credit, endsNow } }),
    meta: { isSilent: true },
    onError: (error) => {
      if (isRefused(error)) setRequestKey(crypto.randomUUID());
      if (isOfEmail(error)) askForVerifiedEmail();
      if (error instanceof Problem && error.is('plan.quoteChanged')) onChanged();
    },
    onSuccess: async (tariff) => {
      queryClient.setQueryData(routeQuery(getTariffInfo, {}).queryKey, tariff);
      showDone('planBought');
      onBought();
      await Promise.all(
        [getWalletInfo, listWalletOperations, getCabinetLimits].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      );
    },
  });
  return {
    error: purchase.error,
    isPending: purchase.isPending,
    // What the server would refuse is not sent: the dialog says what to do first.
    confirm: (quote: PlanQuote) =>
      account?.isEmailVerified === false ? void askForVerifiedEmail() : purchase.mutate(quote),
  };
}
