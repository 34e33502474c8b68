import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { topUp } from '@vitrina/contract/billing/payments.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { call } from '../../platform/api/call.ts';
import { askForVerifiedEmail, isOfEmail } from '../../platform/session/verified-email.ts';
import { isRefused } from './is-refused.ts';
import type { ReturnSearch } from './search.ts';
import { keyOfOrder, noteAnswer } from './unanswered.ts';
import { goToProvider, useRefreshPayments } from './use-payments.ts';

type Order = Omit<InputOf<typeof topUp>, 'requestKey'>;

/** Orders a payment and goes on with it: to the provider's page, or to how it went. */
export function useTopUp(onClose: () => void) {
  const navigate = useNavigate({ from: '/pages/account-settings/$tab' });
  const refresh = useRefreshPayments();
  return useMutation({
    mutationFn: (order: Order) => call(topUp, { ...order, requestKey: keyOfOrder(order) }),
    meta: { isSilent: true },
    onError: (error) => {
      if (isOfEmail(error)) askForVerifiedEmail();
      if (isRefused(error)) noteAnswer();
    },
    onSuccess: async ({ paymentId, confirmationUrl }) => {
      noteAnswer();
      if (confirmationUrl !== null) return goToProvider(confirmationUrl);
      onClose();
      await navigate({ search: (old: ReturnSearch) => ({ ...old, payment: paymentId }), replace: true });
      await refresh();
    },
  });
}
