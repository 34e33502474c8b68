import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet, KeyStatus } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PICTURES_TONES, picturesOf } from '../cabinet-state.ts';
import { KeyStatusBadge } from '../keys/key-status-badge.tsx';
import { ChangeKeyDialog, PerformanceDialog } from '../keys/lazy.tsx';
import { Fact } from './fact.tsx';

const route = getRouteApi('/cabinets/$id');

type Props = { cabinet: Cabinet };

/** The dialog of a key is in the address: a link to mend a key opens it. */
export function KeysPanel({ cabinet }: Props) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { fix } = route.useSearch();
  const mayChange = rightsOf(cabinet.roles).has('key');
  const open = (key: 'key' | 'performance' | undefined) =>
    void navigate({ search: (search) => ({ ...search, fix: key }), replace: true });
  return (
    <>
      <Panel
        title={t('cabinets.keysTitle')}
        actions={mayChange && <KeyButton label={t('cabinets.changeKey')} onClick={() => open('key')} />}
      >
        <MarketplaceKey cabinet={cabinet} />
      </Panel>
      <Panel
        title={t('cabinets.performance.label')}
        description={t('cabinets.performance.about')}
        actions={
          mayChange && (
            <KeyButton
              label={t(
                cabinet.performanceKey === null
                  ? 'cabinets.performance.connect'
                  : 'cabinets.performance.change',
              )}
              onClick={() => open('performance')}
            />
          )
        }
      >
        <PerformanceKey cabinet={cabinet} />
      </Panel>
      <ChangeKeyDialog
        cabinetId={cabinet.id}
        isOpen={mayChange && fix === 'key'}
        onClose={() => open(undefined)}
      />
      <PerformanceDialog
        cabinet={cabinet}
        isOpen={mayChange && fix === 'performance'}
        onClose={() => open(undefined)}
      />
    </>
  );
}

function KeyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="xs" variant="default" onClick={onClick}>
      {label}
    </Button>
  );
}

function MarketplaceKey({ cabinet }: Props) {
  const { t, format } = useTexts();
  const pictures = picturesOf(cabinet);
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'md', sm: 'lg' }}>
      <Fact label={t('cabinets.key')}>
        <LastFour lastFour={cabinet.keyLastFour} status={cabinet.keyStatus} />
      </Fact>
      <Fact label={t('cabinets.checkedAt')}>
        <Text size="sm">{format.instant(cabinet.keyCheckedAt)}</Text>
      </Fact>
      <Fact label={t('cabinets.keyExpires')}>
        <Text size="sm">
          {cabinet.keyExpiresAt === null ? t('cabinets.unknown') : format.instant(cabinet.keyExpiresAt)}
        </Text>
      </Fact>
      <Fact label={t('cabinets.pictures.label')}>
        <StatusBadge tone={PICTURES_TONES[pictures]}>{t(`cabinets.pictures.${pictures}`)}</StatusBadge>
      </Fact>
    </SimpleGrid>
  );
}

function PerformanceKey({ cabinet: { performanceKey } }: Props) {
  const { t, format } = useTexts();
  if (performanceKey === null) {
    return <StatusBadge tone="neutral">{t('cabinets.performance.none')}</StatusBadge>;
  }
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'md', sm: 'lg' }}>
      <Fact label={t('cabinets.performance.clientSecret')}>
        <LastFour lastFour={performanceKey.lastFour} status={performanceKey.status} />
      </Fact>
      <Fact label={t('cabinets.checkedAt')}>
        <Text size="sm">{format.instant(performanceKey.checkedAt)}</Text>
      </Fact>
      <Fact label={t('cabinets.performance.clientId')}>
        <Text size="sm" ff="monospace" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {performanceKey.clientId}
        </Text>
      </Fact>
    </SimpleGrid>
  );
}

function LastFour({ lastFour, status }: { lastFour: string; status: KeyStatus }) {
  return (
    <Group gap="xs">
      <Text size="sm" ff="monospace" dir="ltr">
        •••• {lastFour}
      </Text>
      <KeyStatusBadge status={status} />
    </Group>
  );
}
