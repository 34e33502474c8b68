import { Anchor, Group, Stack, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { changeCabinetSettings } from '@vitrina/contract/cabinets.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showDone } from '../platform/notify.ts';
import { refreshCabinets, useSession } from '../platform/session/session.ts';
import { Panel } from '../ui/panel.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

type Props = { cabinet: Cabinet };

/** Each switch saves alone. It turns at once; a refusal turns it back, because only the running change is ahead. */
export function CabinetSettings({ cabinet }: Props) {
  const { t } = useTranslation();
  const change = useMutation({
    mutationFn: (trackPiggyBackers: boolean) =>
      call(changeCabinetSettings, { cabinetId: cabinet.id, settings: { trackPiggyBackers } }),
    onSuccess: async () => {
      await refreshCabinets();
      showDone('settingUpdated');
    },
  });
  return (
    <Panel title={t('cabinets.tabs.settings')}>
      <Stack gap="xs">
        <Switch
          checked={change.isPending ? change.variables : cabinet.settings.trackPiggyBackers}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
          disabled={change.isPending}
          label={t('cabinets.settings.piggyBackers')}
          description={t('cabinets.settings.piggyBackersText', { owner: cabinet.owner.fullName })}
        />
        {!cabinet.owner.hasMessenger && <NoMessenger cabinet={cabinet} />}
      </Stack>
    </Panel>
  );
}

function NoMessenger({ cabinet }: Props) {
  const { t } = useTranslation();
  const isMe = useSession().account?.id === cabinet.owner.id;
  return (
    <Group gap="xs" ps={50}>
      <StatusBadge tone="warning">{t('cabinets.settings.noMessenger')}</StatusBadge>
      {isMe ? (
        <Anchor component={Link} to="/pages/account-settings/connections" size="sm">
          {t('cabinets.settings.connectMessenger')}
        </Anchor>
      ) : (
        <Text size="sm" c="dimmed">
          {t('cabinets.settings.ownerConnects')}
        </Text>
      )}
    </Group>
  );
}
