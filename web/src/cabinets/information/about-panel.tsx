import { ActionIcon, Group, SimpleGrid, Text, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../accounts/person-avatar.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RoleChips } from '../role-names.tsx';
import { Fact } from './fact.tsx';
import { RenameDialog } from './lazy.tsx';

export function AboutPanel({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Panel title={t('cabinets.tabs.information')}>
      <SimpleGrid cols={{ base: 2, lg: 3 }} spacing={{ base: 'md', sm: 'lg' }}>
        <Fact label={t('cabinets.form.name')}>
          <Group gap={4} wrap="nowrap">
            <Text size="sm" dir="auto">
              {cabinet.name}
            </Text>
            {rightsOf(cabinet.roles).has('settings') && (
              <Tooltip label={t('cabinets.rename.open')} openDelay={0}>
                <ActionIcon
                  size="sm"
                  aria-label={t('cabinets.rename.open')}
                  onClick={() => setRenaming(true)}
                >
                  <IconPencil size={15} />
                </ActionIcon>
              </Tooltip>
            )}
          </Group>
        </Fact>
        <Fact label={t('cabinets.columns.seller')}>
          <Text size="sm" dir="auto">
            {cabinet.sellerName ?? t('cabinets.unknown')}
          </Text>
        </Fact>
        <Fact label={t('cabinets.form.sellerId')}>
          <Group gap={4}>
            <Text size="sm" dir="ltr">
              {cabinet.sellerId}
            </Text>
            <CopyButton value={cabinet.sellerId} />
          </Group>
        </Fact>
        <Fact label={t('cabinets.owner')}>
          <Group gap={8} wrap="nowrap">
            <PersonAvatar fullName={cabinet.owner.fullName} avatar={cabinet.owner.avatar} size={24} />
            <Text size="sm" dir="auto">
              {cabinet.owner.fullName}
            </Text>
          </Group>
        </Fact>
        <Fact label={t('cabinets.columns.roles')}>
          <RoleChips roles={cabinet.roles} />
        </Fact>
        <Fact label={t('cabinets.marketplace')}>
          <Text size="sm">
            {t('marketplaces.ozon')} · {t('cabinets.premium.label')}:{' '}
            {t(`cabinets.premium.${cabinet.premium}`)}
          </Text>
        </Fact>
      </SimpleGrid>
      <RenameDialog cabinet={cabinet} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </Panel>
  );
}
