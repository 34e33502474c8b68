import { Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import compact from '../../ui/compact.module.css';
import { PanelButton } from '../../ui/floating/panel-button.tsx';
import { intervalText } from '../state/interval-text.ts';
import classes from './details.module.css';

const WIDTH_PX = 340;

/** What the test was started with. The lock explains why it stays so. */
export function SettingsButton({ test }: { test: AbTest }) {
  const { t } = useTexts();
  const label = t('abTestDetails.settings.button');
  return (
    <PanelButton
      position="bottom-end"
      aria-label={label}
      width={WIDTH_PX}
      button={
        <Button
          variant="default"
          className={compact['compact'] ?? ''}
          leftSection={<IconLock size={16} aria-hidden />}
        >
          {label}
        </Button>
      }
    >
      {() => <Settings test={test} />}
    </PanelButton>
  );
}

function Settings({ test: { settings, status, pricePoints } }: { test: AbTest }) {
  const { t, format } = useTexts();
  const key = (name: Parameters<typeof nameOf>[0]) => nameOf(name);
  const facts = [
    [t(key('strategy')), t(`abTestDetails.strategies.${settings.strategy}`)],
    [
      t(key('interval')),
      t('abTestDetails.settings.every', { time: intervalText(t, settings.intervalMinutes) }),
    ],
    ...(settings.strategy === 'views' ? [[t(key('targetViews')), format.count(settings.targetViews)]] : []),
    ...(settings.strategy === 'clicks'
      ? [[t(key('targetClicks')), format.count(settings.targetClicks)]]
      : []),
    [t(key('minimumEffect')), format.percent(settings.minimumEffectPercent / 100)],
    [t(key('campaigns')), settings.campaignIds.join(', ')],
    [
      t(key('appliesWinner')),
      t(settings.appliesWinner ? 'abTestDetails.settings.yes' : 'abTestDetails.settings.no'),
    ],
    [
      t(key('price')),
      pricePoints === 0
        ? t('abTestDetails.settings.free')
        : t('abTestDetails.settings.points', { count: pricePoints }),
    ],
  ] as const;
  return (
    <Stack gap="sm">
      <Text size="sm">
        {t(status === 'finished' ? 'abTestDetails.settings.finished' : 'abTestDetails.settings.locked')}
      </Text>
      {settings.description !== '' && (
        <Text size="sm" dir="auto" className={classes['description'] ?? ''}>
          {settings.description}
        </Text>
      )}
      <dl className={classes['pairs']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

type SettingName =
  | 'strategy'
  | 'interval'
  | 'targetViews'
  | 'targetClicks'
  | 'minimumEffect'
  | 'campaigns'
  | 'appliesWinner'
  | 'price';

function nameOf<Name extends SettingName>(name: Name) {
  return `abTestDetails.settings.${name}` as const;
}
