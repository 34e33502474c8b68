import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getTariffInfo, switchPlanRenewal, type TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { renewalText } from './renewal-text.ts';

type Props = { renewal: NonNullable<TariffInfo['renewal']>; isOn: boolean };

/** What will be charged, for which plan and when stands beside it, because it is charged without a question. */
export function RenewalSwitch({ renewal, isOn }: Props) {
  const words = useTexts();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (next: boolean) => call(switchPlanRenewal, { isOn: next }),
    onSuccess: (tariff) => queryClient.setQueryData(routeQuery(getTariffInfo, {}).queryKey, tariff),
  });
  return (
    <Switch
      label={words.t('billing.tariff.renewal')}
      description={renewalText(renewal, words)}
      checked={change.isPending ? change.variables : isOn}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
