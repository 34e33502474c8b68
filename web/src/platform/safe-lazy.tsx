import { CatchBoundary } from '@tanstack/react-router';
import i18next from 'i18next';
import { type ComponentType, lazy } from 'react';
import { showError } from './notify.ts';

const nothing = () => null;

/**
 * A part whose file does not come (no network, or a new release has taken its place) is told of, closed, and asked for
 * again when it is opened anew; the screen around it stays as it is. Chromium remembers a module that failed until the
 * page is loaded again, so the sentence names that way out too.
 */
export function safeLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = { isMissing: false, Part: fetched() };

  function fetched() {
    return lazy(async () => {
      const Part = await load();
      part.isMissing = false;
      return { default: Part };
    });
  }

  return function SafeLazy(props: Props) {
    const { isOpen, onClose }: { isOpen?: boolean; onClose?: () => void } = props;
    const { isMissing, Part } = part;
    if (isMissing && isOpen === false) return null;
    return (
      <CatchBoundary
        getResetKey={() => ''}
        errorComponent={nothing}
        onCatch={() => {
          Object.assign(part, { isMissing: true, Part: fetched() });
          showError(i18next.t('shell.partFailed'), 'part');
          onClose?.();
        }}
      >
        <Part {...props} />
      </CatchBoundary>
    );
  };
}
