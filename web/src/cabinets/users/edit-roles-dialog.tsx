import { Alert, Select, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cabinet, CabinetUser } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { getCabinetUsers, getInvites } from '@vitrina/contract/cabinets.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDone } from '../../platform/notify.ts';
import { refreshCabinets } from '../../platform/session/session.ts';
import { TYPED_OVER } from '../../ui/typed-over.ts';
import { FormButtons, FormDialog } from '../form-dialog.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';
import { changeRoles } from './change-roles.ts';
import { type GivenRole, givenRolesOf } from './role-choice.ts';
import { RoleFields } from './role-fields.tsx';

type Props = {
  cabinet: Cabinet;
  /** Those whom the actor may change, and the one that was picked first. */
  users: readonly CabinetUser[];
  first: CabinetUser | undefined;
  isOpen: boolean;
  onClose: () => void;
};

function EditRolesForm({ cabinet, users, first, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [user, setUser] = useState(first);
  const [roles, setRoles] = useState<GivenRole[]>(givenRolesOf(first?.roles ?? []));
  const save = useMutation({
    mutationFn: (target: CabinetUser) => changeRoles(cabinet.id, target, roles),
    meta: { isSilent: true },
    onSuccess: () => {
      showDone('rolesUpdated');
      onClose();
    },
    // Whatever happened, the half that went through is shown.
    onSettled: async () => {
      // Whoever may invite no more has their invitations withdrawn.
      for (const { path } of [getCabinetUsers, getInvites, getCabinetLimits])
        await queryClient.invalidateQueries({ queryKey: [path] });
      await refreshCabinets();
    },
  });

  function pick(id: string | null) {
    const next = users.find((one) => String(one.id) === id);
    setUser(next);
    setRoles(givenRolesOf(next?.roles ?? []));
    save.reset();
  }

  function start(event: FormEvent) {
    event.preventDefault();
    if (user !== undefined) save.mutate(user);
  }

  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md">
        <Select
          label={t('cabinets.users.account')}
          data={users.map(({ id, fullName, email }) => ({
            value: String(id),
            label: `${fullName}, ${email}`,
          }))}
          value={user === undefined ? null : String(user.id)}
          onChange={pick}
          dir="auto"
          allowDeselect={false}
          searchable
          nothingFoundMessage={t('products.nothing.title')}
          {...TYPED_OVER}
        />
        <RoleFields value={roles} onChange={setRoles} actor={cabinet.roles} />
        {roles.length === 0 && (
          <Alert color="yellow" variant="light" role="note">
            {t('cabinets.users.willHaveNone')}
          </Alert>
        )}
        <RefusalAlert error={save.error} />
        <FormButtons
          submit={t('cabinets.save')}
          isPending={save.isPending}
          isDisabled={user === undefined}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

/** product.md 2.4: select an account, select its roles. */
export function EditRolesDialog({ isOpen, ...form }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={t('cabinets.users.editTitle')}>
      <EditRolesForm {...form} />
    </FormDialog>
  );
}
