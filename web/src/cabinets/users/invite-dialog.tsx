import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Email } from '@vitrina/contract/accounts/account.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { getInvites, sendInvite } from '@vitrina/contract/cabinets.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../platform/notify.ts';
import { useSession } from '../../platform/session/session.ts';
import { askForVerifiedEmail, isOfEmail } from '../../platform/session/verified-email.ts';
import { FormButtons, FormDialog } from '../form-dialog.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import type { GivenRole } from './role-choice.ts';
import { RoleFields } from './role-fields.tsx';

type Props = { cabinet: Cabinet; isOpen: boolean; onClose: () => void };

function InviteForm({ cabinet, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { account } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<GivenRole[]>([]);
  const [isTried, setTried] = useState(false);
  const isEmail = Email.safeParse(email).success;
  const send = useMutation({
    mutationFn: () => call(sendInvite, { cabinetId: cabinet.id, email, initPermissions: roles }),
    meta: { isSilent: true },
    onError: (error) => {
      if (isOfEmail(error)) askForVerifiedEmail();
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [getInvites.path] });
      await queryClient.invalidateQueries({ queryKey: [getCabinetLimits.path] });
      showDone('inviteSent');
      onClose();
    },
  });

  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isEmail) field.current?.focus();
    // What the server would refuse is not sent: the dialog says what to do first.
    else if (account?.isEmailVerified === false) askForVerifiedEmail();
    else if (roles.length > 0) send.mutate();
  }

  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('cabinets.users.inviteText')}
        </Text>
        <TextInput
          ref={field}
          type="email"
          label={t('cabinets.users.email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={isTried && !isEmail && t('login.invalidEmail')}
          autoComplete="off"
          dir="ltr"
          data-autofocus
        />
        <RoleFields
          value={roles}
          onChange={setRoles}
          actor={cabinet.roles}
          error={isTried && roles.length === 0 ? t('cabinets.users.noRoleChosen') : undefined}
        />
        <RefusalAlert error={isOfEmail(send.error) ? null : send.error} />
        <FormButtons submit={t('cabinets.users.send')} isPending={send.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

export function InviteDialog({ cabinet, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('cabinets.users.inviteTitle')}>
      <InviteForm cabinet={cabinet} onClose={onClose} />
    </FormDialog>
  );
}
