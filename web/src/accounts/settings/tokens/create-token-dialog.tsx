import { Modal, Text } from '@mantine/core';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateTokenForm } from './create-token-form.tsx';
import { ShownToken } from './shown-token.tsx';

type Props = {
  isOpen: boolean;
  cabinets: readonly Cabinet[];
  onCreated: () => Promise<void>;
  onClose: () => void;
};

/** Two steps: what the token may do, then the token itself, which nobody sees again. */
export function CreateTokenDialog({ isOpen, cabinets, onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<string>();

  function close(): void {
    setSecret(undefined);
    onClose();
  }

  function show(created: string): void {
    setSecret(created);
    void onCreated();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      // A press beside it must not lose what is shown once.
      closeOnClickOutside={secret === undefined}
      title={
        <Text fw={600}>{t(secret === undefined ? 'account.tokens.create' : 'account.tokens.created')}</Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {secret === undefined ? (
        <CreateTokenForm cabinets={cabinets} onCreated={show} onCancel={close} />
      ) : (
        <ShownToken secret={secret} onDone={close} />
      )}
    </Modal>
  );
}
