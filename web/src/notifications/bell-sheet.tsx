import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bell.module.css';

type BellSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The bell of a phone: over everything. */
export function BellSheet({ isOpen, onClose, children }: BellSheetProps) {
  const { t } = useTranslation();
  return (
    <Modal.Root opened={isOpen} onClose={onClose} fullScreen>
      <Modal.Content aria-label={t('notifications.title')}>
        <Modal.Body className={classes['sheet'] ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
