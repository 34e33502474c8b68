import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import compact from '../../ui/compact.module.css';
import type { QueryScope } from '../use-query-scope.ts';
import { ImportDialog } from './lazy.tsx';
import { useImports } from './use-imports.ts';

/** Opens the imports; the bell opens one of them by the address. */
export function ImportButton({ view }: { view: QueryScope }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const imports = useImports();
  const { search, change, scope } = view;
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
      <ImportDialog
        marketplace={scope.marketplace}
        imports={imports}
        named={search.import}
        isOpen={isOpen || search.import !== undefined}
        onClose={() => {
          setOpen(false);
          if (search.import !== undefined) change({ import: undefined, page: search.page });
        }}
      />
    </>
  );
}
