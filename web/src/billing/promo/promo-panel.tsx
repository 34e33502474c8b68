import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Input, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getWaitingPercent, usePromoCode } from '@vitrina/contract/billing/promo.ts';
import { getTariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo, getWalletOverview, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api/call.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { showDone } from '../../platform/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { useSession } from '../../platform/session/session.ts';
import { askForVerifiedEmail, isOfEmail } from '../../platform/session/verified-email.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { givenText } from './given-text.ts';

/** What a code may have changed. */
const CHANGED = [getWalletInfo, getWalletOverview, listWalletOperations, getTariffInfo, getWaitingPercent];

export function PromoPanel() {
  const words = useTexts();
  const { t } = words;
  const errorId = useId();
  const queryClient = useQueryClient();
  const { account } = useSession();
  const form = useForm({ resolver: zodResolver(usePromoCode.input), defaultValues: { code: '' } });
  const apply = useMutation({
    mutationFn: (input: InputOf<typeof usePromoCode>) => call(usePromoCode, input),
    meta: { isSilent: true },
    onError: (error) => {
      if (isOfEmail(error)) askForVerifiedEmail();
    },
    onSuccess: async () => {
      form.reset();
      showDone('promoApplied');
      await Promise.all(CHANGED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
  });
  // An address that is not verified has a dialog of its own.
  const refusal = apply.error === null || isOfEmail(apply.error) ? null : refusalText(t, apply.error);
  // What the server would refuse is not sent: the dialog says what to do first.
  const submit = form.handleSubmit((input) =>
    account?.isEmailVerified === false ? void askForVerifiedEmail() : apply.mutate(input),
  );
  const error = form.formState.errors.code ? t('billing.promo.enter') : refusal;
  return (
    <Panel title={t('billing.promo.title')} description={t('billing.promo.text')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Group align="flex-end" gap="sm">
          <TextInput
            {...form.register('code', { onChange: () => apply.reset() })}
            label={t('billing.promo.code')}
            error={error !== null}
            aria-describedby={errorId}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            flex="0 1 320px"
          />
          <Button type="submit" loading={apply.isPending}>
            {t('billing.promo.apply')}
          </Button>
        </Group>
        {error !== null && (
          <Input.Error id={errorId} mt={6} role="alert">
            {error}
          </Input.Error>
        )}
        {apply.data !== undefined && (
          <Text size="sm" c="var(--v-success-text)" mt="sm" role="status">
            {givenText(apply.data, words)}
          </Text>
        )}
        <WaitingPercent isHidden={apply.data?.kind === 'percent'} />
      </form>
    </Panel>
  );
}

/** A percentage that was given earlier; the answer to the code has just said so itself. */
function WaitingPercent({ isHidden }: { isHidden: boolean }) {
  const { t } = useTexts();
  const { data } = useQuery(routeQuery(getWaitingPercent, {}));
  if (isHidden || data == null || data.percent === null) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {t('billing.promo.waiting', { percent: data.percent })}
    </Text>
  );
}

function refusalText(t: TFunction, error: Error): string {
  return error instanceof Problem ? problemText(t, error) : t('errors.server.unknown');
}
