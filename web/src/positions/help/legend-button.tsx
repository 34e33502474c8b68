import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegendDialog } from './lazy.tsx';

/** What every mark of position check means; one button, on the list and on the screen of an entry. */
export function LegendButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconHelpCircle size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('positions.home.legend')}
      </Button>
      <LegendDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
