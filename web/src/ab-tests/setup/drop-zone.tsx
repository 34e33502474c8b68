import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { PICTURE_TYPES } from '../../ui/pictures/check-picture.ts';
import classes from './setup.module.css';

type DropZoneProps = {
  onFiles: (files: readonly File[]) => void;
  /** Other ways to an image. */
  children: ReactNode;
};

const [LEAST, MOST] = AB_BOUNDS.pixels;

/** An image of the list that is being moved is no file. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

function usePastedFiles(onFiles: DropZoneProps['onFiles']): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}

/** Files are dropped here, pasted anywhere on the step, or chosen by the button, which is all that a keyboard needs. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const { t, format } = useTexts();
  const [isOver, setOver] = useState(false);
  usePastedFiles(onFiles);

  function drop(event: DragEvent): void {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      className={classes['zone']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Text fw={500}>{t('abTests.images.drop')}</Text>
      <Group gap="sm" justify="center">
        <FileButton multiple accept={PICTURE_TYPES.join(',')} onChange={onFiles}>
          {(button) => (
            <Button {...button} leftSection={<IconUpload size={16} aria-hidden />}>
              {t('abTests.images.choose')}
            </Button>
          )}
        </FileButton>
        {children}
      </Group>
      <Text size="sm" c="dimmed">
        {t('abTests.images.bounds', {
          least: format.count(LEAST),
          most: format.count(MOST),
          each: format.fileSize(AB_BOUNDS.imageBytes),
          together: format.fileSize(AB_BOUNDS.imagesBytes),
        })}
      </Text>
    </div>
  );
}
