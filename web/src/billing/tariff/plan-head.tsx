import { Button, Text } from '@mantine/core';
import type { TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { monthPrice, offerOf } from './plan-columns.ts';

type Props = { plan: Plan; isCurrent: boolean; tariff: TariffInfo; onChoose: (plan: Plan) => void };

/** The name of a plan, its price and what can be done about it. */
export function PlanHead({ plan, isCurrent, tariff, onChoose }: Props) {
  const { t, format } = useTexts();
  const price = monthPrice(plan);
  const offer = offerOf(plan, tariff);
  return (
    <>
      {t(`plans.${plan}`)}
      <Text size="xs" component="span" display="block" fw={400}>
        {price === undefined
          ? t('billing.tariff.free')
          : t('billing.tariff.month', { count: price, price: format.count(price) })}
      </Text>
      {isCurrent && (
        <Text size="xs" component="span" display="block">
          {t('billing.tariff.yours')}
        </Text>
      )}
      {offer?.kind === 'closed' && (
        <Text size="xs" component="span" display="block" fw={400} c="dimmed" style={{ whiteSpace: 'normal' }}>
          {t(`billing.tariff.closed.${offer.why}`)}
        </Text>
      )}
      {(offer?.kind === 'choose' || offer?.kind === 'extend') && (
        <Button
          size="compact-sm"
          variant={offer.kind === 'extend' ? 'filled' : 'light'}
          mt={6}
          aria-label={t(`billing.tariff.${offer.kind}Plan`, { plan: t(`plans.${plan}`) })}
          onClick={() => onChoose(plan)}
        >
          {t(`billing.tariff.${offer.kind}`)}
        </Button>
      )}
    </>
  );
}
