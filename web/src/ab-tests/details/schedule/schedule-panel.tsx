import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { SCHEDULE_DAYS } from '@vitrina/contract/ab-tests/results.ts';
import { addDays } from '@vitrina/contract/dates.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../../platform/session/session.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ProblemState } from '../../../ui/states/problem-state.tsx';
import { useMinute } from '../../../ui/use-minute.ts';
import type { AbTestDetailsSearch } from '../search.ts';
import { useAbSchedule } from '../use-ab-test.ts';
import { VoidDialog } from './lazy.tsx';
import { ScheduleStrip } from './schedule-strip.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { layOutStrip, type ScheduleWindow, type StripPeriod, stripPeriod } from './strip-layout.ts';
import { StripLegend } from './strip-legend.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type SchedulePanelProps = {
  test: AbTest;
  search: AbTestDetailsSearch;
  change: (next: Partial<AbTestDetailsSearch>) => void;
};

const SKELETON_PX = 300;

/** Which image was shown when, what happened meanwhile, and what is left out of the numbers. */
export function SchedulePanel({ test, search, change }: SchedulePanelProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const at = useMinute();
  const period = stripPeriod(test, search.until, { at, mostDays: SCHEDULE_DAYS });
  const { data, error, refetch } = useAbSchedule(test.id, period);
  const [opened, setOpened] = useState<ScheduleWindow>();
  const [isOpen, setIsOpen] = useState(false);
  const { from, to } = period;
  const rows = useMemo(
    () => (data === undefined ? [] : layOutStrip(data, { from, to }, at)),
    [data, from, to, at],
  );
  const open = (window: ScheduleWindow) => {
    setOpened(window);
    setIsOpen(true);
  };
  const mayVoid = (window: ScheduleWindow) => mayEdit && window.state !== 'planned' && !window.isWarmUp;
  return (
    <Panel
      title={t('abTestDetails.schedule.title')}
      description={t('abTestDetails.schedule.description')}
      actions={<Controls period={period} search={search} change={change} />}
    >
      {data === undefined ? (
        error === null ? (
          <PanelSkeleton height={SKELETON_PX} />
        ) : (
          <ProblemState error={error} onRetry={() => void refetch()} />
        )
      ) : data.windows.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title={t('abTestDetails.schedule.empty')} />
      ) : (
        <>
          <SuggestionList test={test} windows={data.windows} />
          {search.windows === 'table' ? (
            <ScheduleTable test={test} windows={data.windows} mayVoid={mayVoid} onOpen={open} />
          ) : (
            <>
              <ScheduleStrip
                images={test.images}
                rows={rows}
                at={at}
                mayVoid={mayVoid}
                hasHint={mayEdit}
                onOpen={open}
              />
              <StripLegend images={test.images} schedule={data} />
            </>
          )}
        </>
      )}
      {opened && <VoidDialog isOpen={isOpen} test={test} window={opened} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

type ControlsProps = Pick<SchedulePanelProps, 'search' | 'change'> & { period: StripPeriod };

function Controls({ period: { from, to, hasEarlier, hasLater }, search, change }: ControlsProps) {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      {(hasEarlier || hasLater) && (
        <Group gap={4} dir="ltr">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            disabled={!hasEarlier}
            onClick={() => change({ until: addDays(from, -1) })}
          >
            {t('abTestDetails.schedule.earlier')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            disabled={!hasLater}
            onClick={() => change({ until: addDays(to, SCHEDULE_DAYS) })}
          >
            {t('abTestDetails.schedule.later')}
          </Button>
        </Group>
      )}
      <SegmentedControl
        aria-label={t('abTestDetails.schedule.form')}
        data={[
          { value: 'strip', label: t('abTestDetails.schedule.strip') },
          { value: 'table', label: t('abTestDetails.schedule.table') },
        ]}
        value={search.windows}
        onChange={(windows) => change({ windows: windows === 'table' ? 'table' : 'strip' })}
      />
    </Group>
  );
}
