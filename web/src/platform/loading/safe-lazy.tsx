import { CatchBoundary } from '@tanstack/react-router';
import i18next from 'i18next';
import { type ComponentType, type ReactNode, use, useState } from 'react';
import { compareBuild } from '../api/compare-build.ts';
import { fetchedPart, PartMissing } from '../api/fetch-part.ts';
import { showError, showWayOut } from '../notify.ts';
import { PartFailed, type PartShape } from './part-failed.tsx';

const nothing = () => null;

/**
 * A part over the screen, opened and closed: one that does not come is told of and closed, and asked for again when it
 * is opened anew. The screen under it stays as it is.
 */
export function safeLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part, fetched } = drawn(load);
  return function SafeLazy(props: Props) {
    const { isOpen, onClose }: { isOpen?: boolean; onClose?: () => void } = props;
    if (fetched.part === undefined && isOpen === false) return null;
    return (
      <CatchBoundary
        getResetKey={() => ''}
        errorComponent={nothing}
        onCatch={(error) => {
          if (error instanceof PartMissing) error.forget();
          void reportMissing(error);
          onClose?.();
        }}
      >
        <Part {...props} />
      </CatchBoundary>
    );
  };
}

/** A part of the screen itself: what does not come says so in its own place, and there is the way to get it. */
export function lazyBlock<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn?: (props: Props) => ReactNode,
  shape: PartShape = 'block',
): ComponentType<Props> & { preload: () => void } {
  const { Part, fetched } = drawn(load);
  function LazyBlock(props: Props) {
    return (
      <CatchBoundary
        getResetKey={() => ''}
        errorComponent={({ error, reset }) => {
          // A part that came and broke is for whoever answers for the screen.
          if (!(error instanceof PartMissing)) throw error;
          return <PartFailed error={error} onRetry={reset} shape={shape} standIn={standIn?.(props)} />;
        }}
      >
        <Part {...props} />
      </CatchBoundary>
    );
  }
  // Whoever draws it says what went wrong.
  return Object.assign(LazyBlock, { preload: () => void fetched.fetch().catch(nothing) });
}

function drawn<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetched = fetchedPart(load);
  function Part(props: Props) {
    // Decided once: one that came in time is drawn at once, and React wants the same hooks each time.
    const [came] = useState(() => fetched.part);
    const Content = came ?? use(fetched.fetch());
    return <Content {...props} />;
  }
  return { Part, fetched };
}

async function reportMissing(error: unknown): Promise<void> {
  const isOffline = error instanceof PartMissing && error.why === 'offline';
  const build = isOffline ? 'away' : await compareBuild();
  if (build === 'away') {
    showError(`${i18next.t('shell.part.title')} ${i18next.t('shell.part.awayDialog')}`, 'part');
    return;
  }
  showWayOut({
    id: 'part',
    message: `${i18next.t('shell.part.title')} ${i18next.t(build === 'same' ? 'shell.part.lost' : 'shell.part.changed')}`,
    label: i18next.t('shell.failed.reload'),
    run: () => window.location.reload(),
  });
}
