import { Alert, Button, Group, Modal, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quotePlan, type TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { Problem } from '../../platform/problem.ts';
import { isOfEmail } from '../../platform/session/verified-email.ts';
import { mostMonths } from './plan-columns.ts';
import { PlanQuoteLines } from './plan-quote-lines.tsx';
import type { Usage } from './resting.ts';
import { useBuyPlan } from './use-buy-plan.ts';

type Props = { plan: Plan; tariff: TariffInfo; usage: Usage; onClose: () => void };

/** Months and the beginning are chosen, and what comes of it is spelled out by the server before anything is charged. */
export function BuyPlanDialog({ plan, tariff, usage, onClose }: Props) {
  const { t } = useTranslation();
  const isOther = tariff.current !== null && tariff.current.planType !== PLANS[plan];
  const [begins, setBegins] = useState<'now' | 'next'>('now');
  const [wanted, setWanted] = useState(1);
  const most = mostMonths(begins, isOther, tariff.monthsLeft);
  const months = Math.max(1, Math.min(wanted, most));
  const wish = { planType: PLANS[plan], months, begins };
  const quote = useQuery({
    ...routeQuery(quotePlan, wish),
    // A price that is confirmed is a fresh one; while another one is on its way the lines keep their place.
    gcTime: 0,
    placeholderData: (before) => before,
    meta: { isSilent: true },
  });
  const purchase = useBuyPlan(wish, { onBought: onClose, onChanged: () => void quote.refetch() });
  const error = purchase.error ?? quote.error;
  const isReady = quote.data !== undefined && !quote.isPlaceholderData && quote.data.missing === 0;
  const kind = isOther || tariff.current === null ? 'choose' : 'extend';
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Text fw={600}>{t(`billing.tariff.${kind}Title`, { plan: t(`plans.${plan}`) })}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <NumberInput
          label={t('billing.tariff.months')}
          description={t('billing.tariff.monthsText', { maximum: most })}
          value={months}
          onChange={(value) => setWanted(Number(value) || 1)}
          min={1}
          max={most}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          data-autofocus
        />
        {isOther && (
          <Radio.Group
            label={t('billing.tariff.begin')}
            value={begins}
            onChange={(value) => setBegins(value === 'next' ? 'next' : 'now')}
          >
            <Stack gap="xs" mt={6}>
              <Radio value="now" label={t('billing.tariff.beginNow')} />
              <Radio value="next" label={t('billing.tariff.beginNext')} disabled={tariff.monthsLeft < 1} />
            </Stack>
          </Radio.Group>
        )}
        {quote.data !== undefined && <PlanQuoteLines quote={quote.data} plan={plan} usage={usage} />}
        {error !== null && !isOfEmail(error) && (
          <Alert color="red" role="alert" variant="light">
            {error instanceof Problem ? problemText(t, error) : t('errors.server.unknown')}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={purchase.isPending}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={!isReady}
            loading={purchase.isPending}
            onClick={() => quote.data !== undefined && purchase.confirm(quote.data)}
          >
            {t('billing.tariff.pay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
