import { ActionIcon, Group, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Route } from '@vitrina/contract/route.ts';
import type { ReactNode } from 'react';

type AlertRowProps = {
  children: ReactNode;
  labels: { isOn: string; delete: string };
  isOn: boolean;
  mayEdit: boolean;
  /** What has it, and is read again after a change. */
  list: Route;
  onSwitch: (isOn: boolean) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
  /** Buttons that stand in a line below, with the one that deletes. */
  actions?: ReactNode;
};

/** What an alert says, whether it is on, and what can be done with it. */
export function AlertRow({ children, labels, isOn, mayEdit, list, actions, ...change }: AlertRowProps) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [list.path] });
  const toggle = useMutation({ mutationFn: change.onSwitch, onSuccess });
  const remove = useMutation({ mutationFn: change.onDelete, onSuccess });
  const bin = mayEdit && (
    <ActionIcon aria-label={labels.delete} loading={remove.isPending} onClick={() => remove.mutate()}>
      <IconTrash size={17} />
    </ActionIcon>
  );
  return (
    <>
      <Group wrap="nowrap" justify="space-between" align={actions ? 'flex-start' : 'center'} gap="sm">
        {children}
        <Group wrap="nowrap" gap="xs">
          <Switch
            aria-label={labels.isOn}
            disabled={!mayEdit}
            checked={toggle.isPending ? toggle.variables : isOn}
            onChange={(event) => toggle.mutate(event.currentTarget.checked)}
          />
          {!actions && bin}
        </Group>
      </Group>
      {actions && (
        <Group gap={4} mt={4}>
          {actions}
          {bin}
        </Group>
      )}
    </>
  );
}
