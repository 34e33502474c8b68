import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconEyeOff, IconFileCertificate, IconLock, IconUsersGroup } from '@tabler/icons-react';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { PiggyBackers } from '@vitrina/contract/radar/piggy-backers.ts';
import { useState } from 'react';
import { useChangeSettings } from '../../cabinets/settings/use-change-settings.ts';
import { useCabinet, useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { EvidenceDialog } from './lazy.tsx';
import { NoticesPanel } from './notices/notices-panel.tsx';
import { FIRST_PAGE, useNotices } from './notices/use-notices.ts';
import { PIGGY_BACKER_COLUMNS } from './piggy-backer-columns.tsx';
import { stateOf, type TabState } from './rules.ts';
import { TabSkeleton } from './tab-skeleton.tsx';
import { usePiggyBackers } from './use-piggy-backers.ts';

/** Other sellers on an own card: who they are, since when, at what price; and the daily notice of them. */
export function PiggyBackersTab({ sku }: { sku: Sku }) {
  const { isExample } = useCabinet();
  const stays = usePiggyBackers(sku);
  const { isLoading: areNoticesLoading } = useNotices(FIRST_PAGE);
  // All at once: what came bit by bit would move what is there.
  if (stays.isLoading || areNoticesLoading) return <TabSkeleton />;
  const state = stays.data === undefined ? null : stateOf(stays.data);
  return (
    <Stack gap="md">
      {state === null ? (
        <StaysPanel sku={sku} stays={stays} />
      ) : (
        <Panel>
          <NoStays state={state} lookedAt={stays.data?.lookedAt ?? null} />
        </Panel>
      )}
      {!isExample && state !== 'off' && <NoticesPanel />}
    </Stack>
  );
}

function StaysPanel({ sku, stays }: { sku: Sku; stays: ReturnType<typeof usePiggyBackers> }) {
  const { t } = useTexts();
  const { isExample } = useCabinet();
  const [isOrdering, setOrdering] = useState(false);
  const { data, error, refetch } = stays;
  return (
    <>
      <Panel
        title={t('piggyBackers.title')}
        isFlush
        actions={
          !isExample &&
          data?.isWatched === true && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconFileCertificate size={16} aria-hidden />}
              onClick={() => setOrdering(true)}
            >
              {t('piggyBackers.evidence.open')}
            </Button>
          )
        }
      >
        {data !== undefined && <Remarks data={data} />}
        <DataTable
          id="piggy-backers"
          label={t('piggyBackers.title')}
          columns={PIGGY_BACKER_COLUMNS}
          rows={data?.piggyBackers}
          rowKey={({ id }) => String(id)}
          exportName={`piggy-backers_${sku}`}
          error={error}
          onRetry={() => void refetch()}
          maxHeight={480}
        />
      </Panel>
      <EvidenceDialog
        isOpen={isOrdering}
        sku={sku}
        stays={data?.piggyBackers ?? []}
        onClose={() => setOrdering(false)}
      />
    </>
  );
}

function Remarks({ data: { isTracked, isWatched, lockedBefore } }: { data: PiggyBackers }) {
  const { t, format } = useTexts();
  const remarks = [
    !isTracked && t('piggyBackers.remarks.off'),
    isTracked && !isWatched && t('piggyBackers.remarks.unwatched'),
    lockedBefore !== null && t('piggyBackers.remarks.locked', { at: format.instantShort(lockedBefore) }),
  ].filter((remark) => remark !== false);
  return remarks.map((remark) => (
    <Alert key={remark} color="gray" icon={<IconLock size={16} aria-hidden />} m="sm" p="xs">
      {remark}
    </Alert>
  ));
}

function NoStays({ state, lookedAt }: { state: Exclude<TabState, null>; lookedAt: string | null }) {
  const { t, format } = useTexts();
  const { id, owner, isExample } = useCabinet();
  const maySet = useRight('settings');
  const changing = useChangeSettings(id);
  const text = {
    off: [
      t('piggyBackers.off.text', { owner: owner.fullName }),
      !isExample && !maySet && t('followSellers.whoMay'),
    ]
      .filter(Boolean)
      .join(' '),
    unwatched: t('piggyBackers.unwatched.text'),
    waiting: t('piggyBackers.waiting.text'),
    nobody: t('piggyBackers.nobody.text', { at: lookedAt === null ? '' : format.instantShort(lookedAt) }),
  }[state];
  return (
    <EmptyState
      icon={state === 'off' ? IconEyeOff : IconUsersGroup}
      title={t(`piggyBackers.${state}.title`)}
      text={text}
      action={
        state === 'off' &&
        !isExample &&
        maySet && (
          <Group justify="center">
            <Button loading={changing.isPending} onClick={() => changing.mutate({ trackPiggyBackers: true })}>
              {t('piggyBackers.off.turnOn')}
            </Button>
          </Group>
        )
      }
    />
  );
}
