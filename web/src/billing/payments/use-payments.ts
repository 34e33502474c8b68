import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getTopUpInfo } from '@vitrina/contract/billing/payments.ts';
import { getWaitingPercent } from '@vitrina/contract/billing/promo.ts';
import { getWalletInfo, getWalletOverview, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { useEffect } from 'react';

/** Whatever a payment may have changed is asked for again. */
async function refreshPayments(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [getTopUpInfo, getWaitingPercent, getWalletInfo, getWalletOverview, listWalletOperations].map(
      ({ path }) => queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

export function useRefreshPayments(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refreshPayments(queryClient);
}

/** Once for each state that is seen. */
export function useRefreshOn(state: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (state !== undefined) void refreshPayments(queryClient);
  }, [state, queryClient]);
}

/** The provider's page takes the place of this one, and sends back here. */
export function goToProvider(url: string): void {
  window.location.assign(url);
}
