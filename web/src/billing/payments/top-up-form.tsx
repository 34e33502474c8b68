import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { getTopUpInfo } from '@vitrina/contract/billing/payments.ts';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { getWaitingPercent } from '@vitrina/contract/billing/promo.ts';
import { BankCardId } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type SubmitEvent, useState } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useSession } from '../../platform/session/session.ts';
import { askForVerifiedEmail, isOfEmail } from '../../platform/session/verified-email.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import { WholeField } from '../../ui/typed-text/whole-field.tsx';
import { previewTopUp, refuseAmount } from './amount.ts';
import { useRoubles } from './use-roubles.ts';
import { useTopUp } from './use-top-up.ts';

const NEW_CARD = 'new';

export type TopUpInfo = OutputOf<typeof getTopUpInfo>;

type Props = { info: TopUpInfo; onClose: () => void };

export function TopUpForm({ info: { cards, isFirst }, onClose }: Props) {
  const { t } = useTexts();
  const roubles = useRoubles();
  const { account } = useSession();
  const [amount, setAmount] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [card, setCard] = useState(() =>
    String(cards.find(({ isDefault }) => isDefault)?.cardId ?? NEW_CARD),
  );
  const [isCardSaved, setIsCardSaved] = useState(false);
  const waiting = useQuery(routeQuery(getWaitingPercent, {}));
  const order = useTopUp(onClose);
  const fault = refuseAmount(amount);
  const isNewCard = card === NEW_CARD;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsSent(true);
    if (fault !== undefined) return;
    // What the server would refuse is not sent: the dialog says what to do first.
    if (account?.isEmailVerified === false) return void askForVerifiedEmail();
    order.mutate({
      points: Number(amount),
      cardId: isNewCard ? null : BankCardId.parse(Number(card)),
      isCardSaved: isNewCard && isCardSaved,
    });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <WholeField
          label={t('topUps.form.amount')}
          description={t('topUps.form.minimum', { amount: roubles(PRICES.topUp.minimum) })}
          value={amount}
          onChange={setAmount}
          error={
            isSent && fault !== undefined
              ? t(`topUps.form.${fault}`, { amount: roubles(PRICES.topUp[fault]) })
              : null
          }
          data-autofocus
        />
        <Preview
          amount={fault === undefined ? Number(amount) : undefined}
          isFirst={isFirst}
          percent={waiting.data?.percent ?? 0}
        />
        {cards.length > 0 && (
          <SelectField
            label={t('topUps.form.payBy')}
            data={[
              ...cards.map(({ cardId, title }) => ({ value: String(cardId), label: title })),
              { value: NEW_CARD, label: t('topUps.form.newCard') },
            ]}
            value={card}
            onChange={(value) => setCard(value ?? NEW_CARD)}
            allowDeselect={false}
          />
        )}
        {isNewCard && (
          <Checkbox
            label={t('topUps.form.remember')}
            checked={isCardSaved}
            onChange={(event) => setIsCardSaved(event.currentTarget.checked)}
          />
        )}
        {order.error !== null && !isOfEmail(order.error) && <ProblemAlert error={order.error} />}
        <Text size="sm" c="dimmed">
          {t('topUps.form.receipt', { email: account?.email ?? '' })}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={order.isPending}>
            {isNewCard || fault !== undefined
              ? t('topUps.form.toPage')
              : t('topUps.form.payNow', { amount: roubles(Number(amount)) })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type PreviewProps = { amount: number | undefined; isFirst: boolean; percent: number };

/** What comes for it, and what a little more would bring; the place is kept while nothing is typed. */
function Preview({ amount, isFirst, percent }: PreviewProps) {
  const { t, format } = useTexts();
  const roubles = useRoubles();
  if (amount === undefined) return <Text size="sm" role="status" mih={22} />;
  const { points, bonus, promo, next } = previewTopUp(amount, isFirst, percent);
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {t('topUps.form.receives', { count: points, text: format.count(points) })}
      </Text>
      {bonus > 0 && <Text size="sm">{t('topUps.form.withBonus', { bonus: format.count(bonus) })}</Text>}
      {promo > 0 && <Text size="sm">{t('topUps.form.withPromo', { promo: format.count(promo) })}</Text>}
      {next !== undefined && (
        <Text size="sm" c="dimmed">
          {t('topUps.form.nextBonus', { from: roubles(next.from), percent: next.percent })}
        </Text>
      )}
    </div>
  );
}
