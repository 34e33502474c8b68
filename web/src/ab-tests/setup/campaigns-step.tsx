import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { listAbCampaigns } from '@vitrina/contract/ab-tests/images.ts';
import { type ReactNode, useState } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { KeyWay } from '../../ui/states/key-way.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { type Campaign, chooseCampaigns, orderCampaigns, refuseCampaign } from './campaign-choice.ts';
import type { Setup } from './use-setup.ts';

const [LEAST, MOST] = AB_BOUNDS.campaigns;
const HEIGHT_PX = 220;

/** Whose views and clicks are counted. Whoever went to start one on the marketplace comes back to a new answer. */
export function CampaignsStep({ setup }: { setup: Setup }) {
  const { t } = useTexts();
  const { test, named } = setup;
  const { data, error, isFetching, refetch } = useQuery({
    ...routeQuery(listAbCampaigns, { cabinetId: named.cabinetId, sku: test.sku }),
    refetchOnWindowFocus: 'always',
  });
  if (data === undefined)
    return error === null ? (
      <PanelSkeleton height={HEIGHT_PX} />
    ) : (
      <ProblemState error={error} onRetry={() => void refetch()} />
    );
  if (data.outcome !== 'read')
    return (
      <EmptyState
        icon={IconAlertTriangle}
        title={t(`abTests.campaigns.${data.outcome}`)}
        text={t('abTests.campaigns.keyText')}
        action={<KeyWay />}
      />
    );
  const again = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={15} aria-hidden />}
      loading={isFetching}
      onClick={() => void refetch()}
    >
      {t('abTests.campaigns.again')}
    </Button>
  );
  if (data.campaigns.length === 0)
    return (
      <EmptyState title={t('abTests.campaigns.none')} text={t('abTests.campaigns.noneText')} action={again} />
    );
  return <CampaignChoice setup={setup} campaigns={data.campaigns} again={again} />;
}

type CampaignChoiceProps = { setup: Setup; campaigns: readonly Campaign[]; again: ReactNode };

function CampaignChoice({ setup: { test, save }, campaigns, again }: CampaignChoiceProps) {
  const { t } = useTexts();
  // Before the server has said so: a box that waits looks broken.
  const [waiting, setWaiting] = useState<readonly string[] | null>(null);
  const chosen = waiting ?? test.settings.campaignIds;
  function choose(ids: readonly string[]): void {
    const campaignIds = chooseCampaigns(ids, campaigns);
    setWaiting(campaignIds);
    save.mutate({ campaignIds }, { onSettled: () => setWaiting(null) });
  }
  const [withOthers, setWithOthers] = useState(false);
  const ordered = orderCampaigns(campaigns);
  // A seller may have hundreds that advertise something else.
  const shown = ordered.filter(({ id, hasProduct }) => withOthers || hasProduct || chosen.includes(id));
  const others = ordered.filter(({ hasProduct }) => !hasProduct).length;
  const hasChoice = campaigns.some((one) => refuseCampaign(one) === undefined);
  const hasNew = campaigns.some(({ id, isNew }) => isNew && chosen.includes(id));
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {t('abTests.campaigns.count', { count: chosen.length, minimum: LEAST, maximum: MOST })}
        </Text>
        {again}
      </Group>
      {!hasChoice && (
        <Alert color="yellow" role="status" icon={<IconAlertTriangle size={18} />}>
          {t('abTests.campaigns.noChoice')}
        </Alert>
      )}
      {hasNew && (
        <Alert color="yellow" role="status" icon={<IconAlertTriangle size={18} />}>
          {t('abTests.campaigns.newWarning')}
        </Alert>
      )}
      <Checkbox.Group label={t('abTests.campaigns.title')} value={[...chosen]} onChange={choose}>
        <Stack gap="sm" mt="sm">
          {shown.map((campaign) => (
            <CampaignBox
              key={campaign.id}
              campaign={campaign}
              isFull={chosen.length >= MOST}
              isChosen={chosen.includes(campaign.id)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {others > 0 && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            aria-expanded={withOthers}
            onClick={() => setWithOthers(!withOthers)}
          >
            {t(withOthers ? 'abTests.campaigns.hideOthers' : 'abTests.campaigns.showOthers', {
              count: others,
            })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type CampaignBoxProps = { campaign: Campaign; isFull: boolean; isChosen: boolean };

function CampaignBox({ campaign, isFull, isChosen }: CampaignBoxProps) {
  const { t, format } = useTexts();
  const { id, title, state, views, isNew } = campaign;
  const refusal = refuseCampaign(campaign);
  const facts = [
    t(`abTests.campaigns.states.${state}`),
    views === null
      ? t('abTests.campaigns.noViews')
      : t('abTests.campaigns.views', { count: views, text: format.count(views) }),
    isNew && t('abTests.campaigns.new'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Checkbox
      value={id}
      label={<bdi>{title === '' ? id : title}</bdi>}
      description={refusal === undefined ? facts.join(' · ') : t(`abTests.campaigns.refusals.${refusal}`)}
      // What stopped after it was chosen can still be taken out.
      disabled={!isChosen && (refusal !== undefined || isFull)}
    />
  );
}
