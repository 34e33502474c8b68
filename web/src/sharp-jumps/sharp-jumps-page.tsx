import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { useTranslation } from 'react-i18next';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { useCabinet } from '../platform/session/session.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { ShareButton } from '../shared-screens/share-button.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { JumpConditions } from './jump-conditions.tsx';
import { JumpsTable } from './jumps-table.tsx';
import classes from './sharp-jumps.module.css';
import { SpanStrip } from './span-strip.tsx';
import { type JumpScope, SHARP_JUMPS_PATH, useJumpScope } from './use-jump-scope.ts';
import { type Jumps, useJumps } from './use-jumps.ts';

const STRIP_HEIGHT = 47;

function JumpsFreshness({ view: { search }, jumps: { data } }: { view: JumpScope; jumps: Jumps }) {
  const { t } = useTranslation();
  const freshness = data?.freshness;
  return (
    <FreshnessLine
      source={freshness?.source ? t('sharpJumps.feed') : null}
      lastDay={data?.spans?.after.to ?? null}
      takenAt={freshness?.takenAt ?? null}
      nextAt={freshness?.nextAt ?? null}
      windowDays={search.window}
      stepMinutes={DAY_MINUTES}
      topic="queries"
    />
  );
}

/** product.md 1.1: a trend before the rivals see it, and a fall before the stock is ordered. */
export function SharpJumpsPage() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const view = useJumpScope();
  const jumps = useJumps(view.question);
  return (
    <>
      <PageHeader
        title={t('screens.sharpJumps')}
        freshness={<JumpsFreshness view={view} jumps={jumps} />}
        actions={
          <>
            <RunsLeft cabinetId={cabinet.id} type="sharpJumpsRuns" />
            <SavedViewsMenu screen={SHARP_JUMPS_PATH} />
            <CopyLinkButton />
            <ShareButton screen={SHARP_JUMPS_PATH} />
          </>
        }
      />
      <JumpConditions view={view} jumps={jumps} />
      <div className={classes['strip']}>
        {jumps.data === undefined ? (
          jumps.error === null && <PanelSkeleton height={STRIP_HEIGHT} />
        ) : (
          <SpanStrip answer={jumps.data} />
        )}
      </div>
      <JumpsTable view={view} jumps={jumps} />
    </>
  );
}
