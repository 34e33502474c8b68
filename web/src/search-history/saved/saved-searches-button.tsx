import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchHistorySearch } from '../search.ts';
import { SavedSearchesDrawer } from './lazy.tsx';

type ButtonProps = { marketplace: Marketplace; current: SearchHistorySearch };

export function SavedSearchesButton({ marketplace, current }: ButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconListSearch size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('searchHistory.saved.open')}
      </Button>
      <SavedSearchesDrawer
        marketplace={marketplace}
        current={current}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
