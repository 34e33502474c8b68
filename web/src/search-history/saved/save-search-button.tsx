import { Button } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import type { QueryScope } from '../use-query-scope.ts';
import { useSaveSearch } from './use-save-search.ts';

/** Not for who may only look. */
export function SaveSearchButton({ view }: { view: QueryScope }) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { save, isRunning } = useSaveSearch(view);
  if (!mayEdit) return null;
  return (
    <Button
      variant="light"
      size="compact-xs"
      leftSection={<IconBookmarkPlus size={14} />}
      loading={isRunning}
      onClick={() => save()}
    >
      {t('searchHistory.saved.save')}
    </Button>
  );
}
