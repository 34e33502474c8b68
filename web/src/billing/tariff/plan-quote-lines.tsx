import { Alert, Anchor, Divider, Group, List, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PlanQuote } from '@vitrina/contract/billing/tariff.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { restingUnder, type Usage } from './resting.ts';

function Line({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="baseline">
      <Text size="sm" fw={isStrong ? 600 : 400}>
        {label}
      </Text>
      <Text size="sm" fw={isStrong ? 600 : 500} style={{ whiteSpace: 'nowrap' }}>
        {value}
      </Text>
    </Group>
  );
}

type Props = { quote: PlanQuote; plan: Plan; usage: Usage };

export function PlanQuoteLines({ quote, plan, usage }: Props) {
  const { t, format } = useTexts();
  const points = (count: number) => t('billing.tariff.points', { count, points: format.count(count) });
  const { price, credit, daysLeft, available, missing } = quote;
  const toPay = price - credit;
  const resting = restingUnder(plan, usage);
  return (
    <Stack gap={8} role="group" aria-label={t('billing.tariff.quote')}>
      <Line
        label={t('billing.tariff.span')}
        value={t('billing.tariff.dates', {
          from: format.day(moscowDay(new Date(quote.activeFrom))),
          to: format.day(moscowDay(new Date(quote.activeTo))),
        })}
      />
      <Line label={t('billing.tariff.price')} value={points(price)} />
      {quote.kind === 'change' && (
        <Line
          label={t('billing.tariff.credit', { count: daysLeft, days: format.count(daysLeft) })}
          value={credit === 0 ? points(0) : `−${points(credit)}`}
        />
      )}
      <Divider />
      {toPay >= 0 ? (
        <Line label={t('billing.tariff.toPay')} value={points(toPay)} isStrong />
      ) : (
        <Line label={t('billing.tariff.toReturn')} value={points(-toPay)} isStrong />
      )}
      <Line label={t('billing.tariff.available')} value={points(available)} />
      {missing > 0 && (
        <Alert color="yellow" variant="light" role="status">
          {t('billing.tariff.missing', { count: missing, points: format.count(missing) })}{' '}
          <Anchor component={Link} to="/pages/account-settings/wallet" inherit>
            {t('billing.tariff.toWallet')}
          </Anchor>
        </Alert>
      )}
      {resting.length > 0 && (
        <Alert color="yellow" variant="light" title={t('billing.tariff.rests')}>
          <List size="sm">
            {resting.map(({ type, count }) => (
              <List.Item key={type}>
                {t(`billing.tariff.resting.${type}`, { count, number: format.count(count) })}
              </List.Item>
            ))}
          </List>
          <Text size="sm" mt={6}>
            {t('billing.tariff.restsText')}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}
