import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import {
  listOfficeActions,
  type MoveDirection,
  movePoints,
  type OfficePerson,
  openWallet,
} from '@vitrina/contract/office.ts';
import { type FormEvent, useState } from 'react';
import { FormButtons, FormDialog } from '../../cabinets/form-dialog.tsx';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { WholeField } from '../../ui/typed-text/whole-field.tsx';
import { toWhole } from '../../ui/typed-text/whole-number.ts';
import { ConfirmFields } from '../confirm/confirm-fields.tsx';
import { useConfirmation } from '../confirm/use-confirmation.ts';

type Props = { person: OfficePerson; direction: MoveDirection | null; onClose: () => void };

export function MoveDialog({ person, direction, onClose }: Props) {
  const { t } = useTexts();
  // What it was stays on the dialog while it closes.
  const [shown, setShown] = useState<MoveDirection>('grant');
  if (direction !== null && direction !== shown) setShown(direction);
  return (
    <FormDialog isOpen={direction !== null} title={t(`office.move.${shown}`)} onClose={onClose}>
      <MoveForm person={person} direction={shown} onClose={onClose} />
    </FormDialog>
  );
}

function MoveForm({ person, direction, onClose }: Props & { direction: MoveDirection }) {
  const { t, format } = useTexts();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const points = movePoints.input.shape.points.safeParse(toWhole(typed)).data;
  const move = useMutation({
    mutationFn: (confirmed: { reason: string; password: string; requestKey: string; points: number }) =>
      call(movePoints, { userId: person.id, direction, ...confirmed }),
    meta: { isSilent: true },
    onSuccess: async (_, moved) => {
      await Promise.all(
        [openWallet, listOfficeActions].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      );
      showSuccess(
        t(`office.move.done.${direction}`, { count: moved.points, points: format.count(moved.points) }),
      );
      onClose();
    },
  });
  const confirmation = useConfirmation(move.error, move.reset);

  function submit(event: FormEvent) {
    event.preventDefault();
    const confirmed = confirmation.read();
    if (points !== undefined && confirmed) move.mutate({ ...confirmed, points });
  }

  const { minimum, maximum } = PRICES.office;
  const isWrong = confirmation.isTried && points === undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t(`office.move.text.${direction}`, { email: person.email })}</Text>
        <WholeField
          label={t('office.move.points')}
          description={t('office.move.bounds', {
            minimum: format.count(minimum),
            maximum: format.count(maximum),
          })}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            move.reset();
          }}
          error={isWrong && t('office.move.pointsWrong')}
          data-autofocus
        />
        <ConfirmFields confirmation={confirmation} />
        <FormButtons submit={t(`office.move.${direction}`)} isPending={move.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
