import { Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import words from '../samples/words.json';

export function SampleDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.city}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text>{words.long}</Text>
    </Modal>
  );
}
