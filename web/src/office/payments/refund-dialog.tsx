import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PaymentId } from '@vitrina/contract/ids.ts';
import {
  listOfficeActions,
  listOfficePayments,
  type OfficePayment,
  openWallet,
  refundOfficePayment,
} from '@vitrina/contract/office.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { type FormEvent, useState } from 'react';
import { FormButtons, FormDialog } from '../../cabinets/form-dialog.tsx';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { WholeField } from '../../ui/typed-text/whole-field.tsx';
import { toWhole } from '../../ui/typed-text/whole-number.ts';
import { ConfirmFields } from '../confirm/confirm-fields.tsx';
import { useConfirmation } from '../confirm/use-confirmation.ts';

type Props = { payment: OfficePayment | null; onClose: () => void };

export function RefundDialog({ payment, onClose }: Props) {
  const { t } = useTexts();
  return (
    <FormDialog isOpen={payment !== null} title={t('office.refund.title')} onClose={onClose}>
      {payment !== null && <RefundForm payment={payment} onClose={onClose} />}
    </FormDialog>
  );
}

function RefundForm({ payment, onClose }: { payment: OfficePayment; onClose: () => void }) {
  const { t, format } = useTexts();
  const queries = useQueryClient();
  const left = payment.points - payment.refunded;
  const [typed, setTyped] = useState(String(left));
  const points = toWhole(typed) ?? 0;
  const isRight = points >= 1 && points <= left;
  const refund = useMutation({
    mutationFn: (input: InputOf<typeof refundOfficePayment>) => call(refundOfficePayment, input),
    meta: { isSilent: true },
    onSuccess: async (made) => {
      await Promise.all(
        [openWallet, listOfficeActions, listOfficePayments].map(({ path }) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      );
      showSuccess(t('office.refund.done', { sum: format.rubles(made.points * 100) }));
      onClose();
    },
  });
  const confirmation = useConfirmation(refund.error, refund.reset);

  function submit(event: FormEvent) {
    event.preventDefault();
    const confirmed = confirmation.read();
    if (isRight && confirmed) refund.mutate({ paymentId: PaymentId.parse(payment.id), points, ...confirmed });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          {t('office.refund.text', { id: payment.id, sum: format.rubles(payment.points * 100) })}
        </Text>
        <WholeField
          label={t('office.refund.sum')}
          description={t('office.refund.bounds', { maximum: format.rubles(left * 100) })}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            refund.reset();
          }}
          error={confirmation.isTried && !isRight && t('office.move.pointsWrong')}
          data-autofocus
        />
        <ConfirmFields confirmation={confirmation} />
        <FormButtons submit={t('office.refund.order')} isPending={refund.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
