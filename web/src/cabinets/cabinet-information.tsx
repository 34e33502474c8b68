import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinets.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Panel } from '../ui/panel.tsx';
import { ChangeKeyDialog } from './change-key-dialog.tsx';
import { KeyStatusBadge } from './key-status-badge.tsx';
import { RoleNames } from './role-names.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={4} align="flex-start">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

export function CabinetInformation({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isChangingKey, setChangingKey] = useState(false);
  return (
    <Panel title={t('cabinets.tabs.information')}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
        <Fact label={t('cabinets.columns.seller')}>
          <Text size="sm">{cabinet.sellerName ?? '—'}</Text>
        </Fact>
        <Fact label={t('cabinets.form.sellerId')}>
          <Group gap={4}>
            <Text size="sm">{cabinet.sellerId}</Text>
            <CopyButton value={cabinet.sellerId} />
          </Group>
        </Fact>
        <Fact label={t('cabinets.columns.roles')}>
          <RoleNames roles={cabinet.roles} />
        </Fact>
        <Fact label={t('cabinets.key')}>
          <Group gap="xs">
            <Text size="sm" ff="monospace">
              •••• {cabinet.keyLastFour}
            </Text>
            <KeyStatusBadge cabinet={cabinet} />
          </Group>
        </Fact>
        <Fact label={t('cabinets.keyExpires')}>
          <Text size="sm">
            {cabinet.keyExpiresAt ? format.instant(cabinet.keyExpiresAt) : t('cabinets.unknown')}
          </Text>
        </Fact>
        <Fact label={t('cabinets.premium.label')}>
          <Text size="sm">{t(`cabinets.premium.${cabinet.premium}`)}</Text>
        </Fact>
      </SimpleGrid>
      {rightsOf(cabinet.roles).has('key') && (
        <Button mt="lg" variant="default" onClick={() => setChangingKey(true)}>
          {t('cabinets.changeKey')}
        </Button>
      )}
      <ChangeKeyDialog cabinetId={cabinet.id} isOpen={isChangingKey} onClose={() => setChangingKey(false)} />
    </Panel>
  );
}
