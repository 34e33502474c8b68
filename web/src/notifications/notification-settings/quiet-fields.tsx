import { Group, NativeSelect, Switch } from '@mantine/core';
import {
  NotificationDigest,
  type NotificationQuietHours,
  type NotificationSettings,
} from '@vitrina/contract/notifications/settings.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { HOURS, startingAt, USUAL_NIGHT } from './quiet-hours.ts';

type Quiet = { quiet: NotificationQuietHours | null; digest: NotificationDigest };
type QuietFieldsProps = { settings: NotificationSettings; onChange: (quiet: Quiet) => void };

/** When the messenger is to be quiet, and how what has waited comes then. */
export function QuietFields({ settings: { quiet, digest }, onChange }: QuietFieldsProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('notificationSettings.quiet.title')} description={t('notificationSettings.quiet.text')}>
      <Group gap="md" align="center">
        <Switch
          label={t('notificationSettings.quiet.on')}
          checked={quiet !== null}
          onChange={({ currentTarget }) =>
            onChange({ quiet: currentTarget.checked ? USUAL_NIGHT : null, digest })
          }
        />
        {quiet !== null && (
          <>
            <NativeSelect
              aria-label={t('notificationSettings.quiet.from')}
              value={String(quiet.from)}
              data={HOURS}
              onChange={({ currentTarget }) =>
                onChange({ quiet: startingAt(quiet, Number(currentTarget.value)), digest })
              }
            />
            <NativeSelect
              aria-label={t('notificationSettings.quiet.to')}
              value={String(quiet.to)}
              data={HOURS.filter(({ value }) => value !== String(quiet.from))}
              onChange={({ currentTarget }) =>
                onChange({ quiet: { ...quiet, to: Number(currentTarget.value) }, digest })
              }
            />
          </>
        )}
        <NativeSelect
          aria-label={t('notificationSettings.quiet.digest')}
          value={digest}
          data={NotificationDigest.options.map((value) => ({
            value,
            label: t(`notificationSettings.quiet.digests.${value}`),
          }))}
          onChange={({ currentTarget }) =>
            onChange({ quiet, digest: NotificationDigest.parse(currentTarget.value) })
          }
        />
      </Group>
    </Panel>
  );
}
