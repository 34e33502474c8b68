import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Of whom a list is alone; pressed, it is of everybody again. Nothing where it is of everybody. */
export function PersonChip({ userId, onClear }: { userId: number | undefined; onClear: () => void }) {
  const { t } = useTranslation();
  if (userId === undefined) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      rightSection={<IconX size={14} aria-hidden />}
      onClick={onClear}
    >
      {t('office.audit.ofPerson', { id: userId })}
    </Button>
  );
}
