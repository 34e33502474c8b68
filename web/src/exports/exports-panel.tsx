import { Portal, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeightVariable } from '../ui/use-height-variable.ts';
import classes from './exports-panel.module.css';
import { follow, unfollow, useFollowed } from './followed.ts';
import { ExportItem, MyFilesDialog } from './lazy.tsx';
import { isRunning, panelItems } from './rules.ts';
import { useExports } from './use-exports.ts';
import { useMyFiles, useMyFilesOpen } from './use-my-files.ts';
import { useStageText } from './use-stage-text.ts';

// Between the panel and what stands above it on a phone.
const GAP_PX = 12;

/** In the corner of every screen: files under way, and those that have ended since. */
export function ExportsPanel() {
  const { t } = useTranslation();
  const { exports, running, remove, save } = useExports();
  const items = panelItems(exports, useFollowed());
  const stageText = useStageText();
  const heightRef = useHeightVariable('--v-files', GAP_PX);
  useEffect(() => follow(running.map(({ id }) => id)), [running]);
  return (
    <>
      {/* Said when a file ends; every thousand rows would be noise. */}
      <VisuallyHidden role="status">
        {items
          .filter((file) => !isRunning(file))
          .map((file) => `${file.name}: ${stageText(file)}`)
          .join('. ')}
      </VisuallyHidden>
      {items.length > 0 && (
        // Out of the bar that it is mounted in: a blurred one would take it for its own corner.
        <Portal>
          <section
            className={classes['panel']}
            aria-label={t('exports.title')}
            data-print="no"
            ref={heightRef}
          >
            {items.map((file) => (
              <ExportItem
                key={file.id}
                file={file}
                onCancel={() => remove(file.id)}
                onSave={() => save(file.id)}
                onClose={() => unfollow(file.id)}
              />
            ))}
          </section>
        </Portal>
      )}
      <MyFilesDialog isOpen={useMyFilesOpen()} onClose={useMyFiles().close} />
    </>
  );
}
