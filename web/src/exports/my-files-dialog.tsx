import { Button, CloseButton, Loader, Modal, Progress, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconFiles } from '@tabler/icons-react';
import { EXPORT_RULES, type Export } from '@vitrina/contract/exports.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { NARROW_QUERY } from '../theme/breakpoints.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import classes from './my-files-dialog.module.css';
import { isRunning, shareOf, stageOf } from './rules.ts';
import { useExports } from './use-exports.ts';
import { useStageText } from './use-stage-text.ts';

/** Every file of the person in the selected cabinet, as long as it is kept. */
export function MyFilesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW_QUERY) === true;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={640}
      fullScreen={isNarrow}
      title={<Text fw={600}>{t('exports.myFiles')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FileList />
      <Text size="sm" c="dimmed" mt="md">
        {t('exports.kept', { count: EXPORT_RULES.keptDays, most: EXPORT_RULES.keptPerPerson })}
      </Text>
    </Modal>
  );
}

function FileList() {
  const { t } = useTranslation();
  const { exports, isLoading, error, retry, remove, save } = useExports();
  if (isLoading) return <Loader role="status" aria-label={t('common.loading')} />;
  if (error !== null) return <ProblemState error={error} onRetry={retry} />;
  if (exports.length === 0)
    return <EmptyState icon={IconFiles} title={t('exports.empty.title')} text={t('exports.empty.text')} />;
  return (
    <ul className={classes['files']}>
      {exports.map((file) => (
        <FileLine key={file.id} file={file} onRemove={() => remove(file.id)} onSave={() => save(file.id)} />
      ))}
    </ul>
  );
}

type FileLineProps = { file: Export; onRemove: () => void; onSave: () => void };

function FileLine({ file, onRemove, onSave }: FileLineProps) {
  const { t, format } = useTexts();
  const stageText = useStageText();
  const share = shareOf(file);
  const isReady = stageOf(file) === 'ready';
  const facts = [
    format.instantShort(file.createdAt),
    stageText(file),
    ...(isReady ? [t('exports.until', { at: format.instantShort(file.expiresAt) })] : []),
  ];
  return (
    <li className={classes['file']} data-ended={(!isReady && !isRunning(file)) || undefined}>
      <div className={classes['about']}>
        <Text size="sm" fw={500} className={classes['name'] ?? ''}>
          <bdi>{file.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {isRunning(file) && (
          <Progress
            mt={6}
            size="sm"
            value={share === null ? 100 : share * 100}
            animated={share === null}
            aria-label={t('exports.progressOf', { name: file.name })}
          />
        )}
      </div>
      {isReady && (
        <Button
          size="xs"
          variant="default"
          className={classes['save'] ?? ''}
          aria-label={t('exports.saveOf', { name: file.name })}
          onClick={onSave}
        >
          <IconDownload size={14} aria-hidden />
          <span className={classes['saveText']}>{t('common.download')}</span>
        </Button>
      )}
      <CloseButton
        aria-label={t(isRunning(file) ? 'exports.cancelOf' : 'exports.removeOf', { name: file.name })}
        title={t(isRunning(file) ? 'exports.cancel' : 'common.delete')}
        onClick={onRemove}
      />
    </li>
  );
}
