import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type FormDialogProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** Its form is mounted for each opening, so that nothing that was typed stays behind. */
export function FormDialog({ title, isOpen, onClose, children }: FormDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {children}
    </Modal>
  );
}

type FormButtonsProps = { submit: string; isPending: boolean; isDisabled?: boolean; onCancel: () => void };

export function FormButtons({ submit, isPending, isDisabled = false, onCancel }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" loading={isPending} disabled={isDisabled}>
        {submit}
      </Button>
    </Group>
  );
}
