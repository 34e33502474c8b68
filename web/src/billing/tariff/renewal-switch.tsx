import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getTariffInfo, switchPlanRenewal, type TariffSlot } from '@vitrina/contract/billing/tariff.ts';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { planOf } from '../plan-of.ts';
import { monthPrice } from './plan-columns.ts';

/** What it will cost stands beside it, because it is charged without a question. */
export function RenewalSwitch({ slot, isOn }: { slot: TariffSlot; isOn: boolean }) {
  const { t, format } = useTexts();
  const queryClient = useQueryClient();
  const renewal = useMutation({
    mutationFn: (next: boolean) => call(switchPlanRenewal, { isOn: next }),
    onSuccess: (tariff) => queryClient.setQueryData(routeQuery(getTariffInfo, {}).queryKey, tariff),
  });
  const plan = planOf(slot.planType);
  const price = plan === undefined ? undefined : monthPrice(plan);
  if (price === undefined) return null;
  return (
    <Switch
      label={t('billing.tariff.renewal')}
      description={t('billing.tariff.renewalText', { price: format.count(price), count: price })}
      checked={renewal.isPending ? renewal.variables : isOn}
      onChange={(event) => renewal.mutate(event.currentTarget.checked)}
    />
  );
}
