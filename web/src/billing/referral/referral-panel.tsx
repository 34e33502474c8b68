import { Button, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createReferralCode, getReferralCode } from '@vitrina/contract/accounts/routes.ts';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { referralLink } from './referral-link.ts';

export function ReferralPanel() {
  const { t, format } = useTexts();
  const queryClient = useQueryClient();
  const query = routeQuery(getReferralCode, {});
  const referral = useQuery(query);
  const create = useMutation({
    mutationFn: () => call(createReferralCode, {}),
    onSuccess: (made) => queryClient.setQueryData(query.queryKey, made),
  });
  const { data } = referral;
  return (
    <Panel
      title={t('billing.referral.title')}
      description={t('billing.referral.rule', {
        percent: PRICES.referral.percent,
        points: format.count(PRICES.referral.friendPoints),
      })}
    >
      {referral.isPending && <Skeleton height={64} />}
      {referral.error && data === undefined && (
        <ProblemState error={referral.error} onRetry={() => void referral.refetch()} />
      )}
      {data?.code === null && (
        <Button loading={create.isPending} onClick={() => create.mutate()}>
          {t('billing.referral.create')}
        </Button>
      )}
      {data?.code != null && <OwnCode code={data.code} usageCount={data.usageCount} />}
    </Panel>
  );
}

function OwnCode({ code, usageCount }: { code: string; usageCount: number }) {
  const { t, format } = useTexts();
  const link = referralLink(window.location.origin, code);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('billing.referral.code')}
          value={code}
          readOnly
          dir="ltr"
          rightSection={<CopyButton value={code} label={t('billing.referral.copyCode')} />}
        />
        <TextInput
          label={t('billing.referral.link')}
          value={link}
          readOnly
          dir="ltr"
          rightSection={<CopyButton value={link} label={t('billing.referral.copyLink')} />}
        />
      </SimpleGrid>
      <Text size="sm">
        {usageCount === 0
          ? t('billing.referral.unused')
          : t('billing.referral.used', { count: usageCount, times: format.count(usageCount) })}
      </Text>
    </Stack>
  );
}
