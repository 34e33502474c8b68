import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import compact from '../ui/compact.module.css';
import { ImportDialog } from './lazy-import-dialog.tsx';

export function ImportButton({ marketplace }: { marketplace: Marketplace }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={compact['compact'] ?? ''}
        leftSection={<IconUpload size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('searchHistory.import.open')}
      </Button>
      <ImportDialog marketplace={marketplace} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
