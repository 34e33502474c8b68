import { Button, CloseButton, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconFileDownload } from '@tabler/icons-react';
import type { Export } from '@vitrina/contract/exports.ts';
import { useTranslation } from 'react-i18next';
import classes from './exports-panel.module.css';
import { isRunning, shareOf, stageOf } from './rules.ts';
import { useStageText } from './use-stage-text.ts';

type ExportItemProps = {
  file: Export;
  onCancel: () => void;
  onSave: () => void;
  onClose: () => void;
};

const ICONS = { ready: IconCircleCheck, failed: IconAlertTriangle } as const;

/** One file: how far it is, and what can be done with it now. */
export function ExportItem({ file, onCancel, onSave, onClose }: ExportItemProps) {
  const { t } = useTranslation();
  const text = useStageText()(file);
  const stage = stageOf(file);
  const share = shareOf(file);
  const StageIcon = stage === 'ready' || stage === 'failed' ? ICONS[stage] : IconFileDownload;

  function save(): void {
    onSave();
    onClose();
  }

  return (
    <div className={classes['item']}>
      <div className={classes['head']}>
        <StageIcon size={18} className={classes['icon']} data-stage={stage} aria-hidden />
        <Text size="sm" fw={500} className={classes['name'] ?? ''}>
          <bdi>{file.name}</bdi>
        </Text>
        <CloseButton size="sm" aria-label={t('exports.hide', { name: file.name })} onClick={onClose} />
      </div>
      {isRunning(file) && (
        <Progress
          mt={8}
          size="sm"
          value={share === null ? 100 : share * 100}
          animated={share === null}
          aria-label={t('exports.progressOf', { name: file.name })}
        />
      )}
      <div className={classes['foot']}>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {isRunning(file) && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
            {t('exports.cancel')}
          </Button>
        )}
        {stage === 'ready' && (
          <Button size="compact-sm" onClick={save}>
            {t('common.download')}
          </Button>
        )}
      </div>
    </div>
  );
}
