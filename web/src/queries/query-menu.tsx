import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconDots, IconHistory, IconLayoutGrid, IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { MenuButton } from '../ui/floating/menu-button.tsx';
import { SEARCH_HISTORY_PATHS } from './history-paths.ts';

type QueryMenuProps = {
  query: string;
  /** Where the row's figures are from; result pages are read and tracked on the first marketplace only. */
  marketplace?: Marketplace;
  /** Only who may change something puts on tracking. */
  onTrack?: ((query: string) => void) | undefined;
};

/** What can be done with a query in a row of any table. */
export function QueryMenu({ query, marketplace = 'ozon', onTrack }: QueryMenuProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const hasShelves = marketplace === 'ozon';
  const clipboard = useClipboard();
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon aria-label={t('queries.actions', { query })}>
          <IconDots size={17} />
        </ActionIcon>
      }
    >
      {(Menu) => (
        <>
          {mayEdit && hasShelves && onTrack && (
            <Menu.Item leftSection={<IconTargetArrow size={16} />} onClick={() => onTrack(query)}>
              {t('queries.track')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconHistory size={16} />}
            renderRoot={(props) => (
              <Link {...props} to={SEARCH_HISTORY_PATHS[marketplace]} search={{ queries: [query] }} />
            )}
          >
            {t('queries.openHistory')}
          </Menu.Item>
          {hasShelves && (
            <Menu.Item
              leftSection={<IconLayoutGrid size={16} />}
              renderRoot={(props) => <Link {...props} to="/products-in-search" search={{ query }} />}
            >
              {t('queries.openShelf')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => clipboard.copy(query)}>
            {t('queries.copy')}
          </Menu.Item>
        </>
      )}
    </MenuButton>
  );
}
