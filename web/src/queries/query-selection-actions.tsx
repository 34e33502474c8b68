import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconHistory, IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { MAX_QUERIES_PER_REQUEST } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { SEARCH_HISTORY_PATHS } from './history-paths.ts';

type QuerySelectionActionsProps = {
  queries: readonly string[];
  /** Where their figures are from; places are tracked on the first marketplace only. */
  marketplace?: Marketplace;
  onTrack?: ((queries: readonly string[]) => void) | undefined;
};

/** Buttons of the bar of chosen rows: track, compare in search history, copy. */
export function QuerySelectionActions({
  queries,
  marketplace = 'ozon',
  onTrack,
}: QuerySelectionActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const clipboard = useClipboard({ timeout: 1500 });
  return (
    <>
      {mayEdit && marketplace === 'ozon' && onTrack && (
        <Button size="xs" leftSection={<IconTargetArrow size={16} />} onClick={() => onTrack(queries)}>
          {t('queries.trackChosen', { count: queries.length })}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconHistory size={16} />}
        renderRoot={(props) => (
          <Link
            {...props}
            to={SEARCH_HISTORY_PATHS[marketplace]}
            search={{ queries: queries.slice(0, MAX_QUERIES_PER_REQUEST) }}
          />
        )}
      >
        {t('queries.compare')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconCopy size={16} />}
        onClick={() => clipboard.copy(queries.join('\n'))}
      >
        {clipboard.copied ? t('common.copied') : t('common.copy')}
      </Button>
    </>
  );
}
