import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../platform/notify.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  confirm: string;
  isDanger?: boolean;
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
};

/** Asks before what cannot be undone. Stays open while the work runs and when it is refused. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirm, isDanger = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [isRunning, setIsRunning] = useState(false);

  async function run(): Promise<void> {
    setIsRunning(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      showProblem(error);
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<Text fw={600}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text size="md" component="div">
        {text}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} disabled={isRunning}>
          {t('common.cancel')}
        </Button>
        <Button
          {...(isDanger ? { color: 'red' } : {})}
          loading={isRunning}
          onClick={() => void run()}
          data-autofocus
        >
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
