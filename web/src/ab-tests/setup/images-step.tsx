import { Button, Stack, Text } from '@mantine/core';
import { IconPhotoDown } from '@tabler/icons-react';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { DropZone } from './drop-zone.tsx';
import { ImageList } from './image-list.tsx';
import { SearchPreview } from './search-preview.tsx';
import { UploadList } from './upload-list.tsx';
import { useImages } from './use-images.ts';
import type { Setup } from './use-setup.ts';
import type { Uploads } from './use-uploads.ts';

const [LEAST, MOST] = AB_BOUNDS.images;

export function ImagesStep({ setup, uploads }: { setup: Setup; uploads: Uploads }) {
  const { t, format } = useTexts();
  const images = useImages(setup);
  const hasOriginal = images.images.some(({ isOriginal }) => isOriginal);
  const bytes = images.images.reduce((sum, image) => sum + image.bytes, 0);
  return (
    <Stack gap="md">
      <DropZone onFiles={uploads.add}>
        {!hasOriginal && (
          <Button
            variant="default"
            leftSection={<IconPhotoDown size={16} aria-hidden />}
            loading={images.addOriginal.isPending}
            onClick={() => images.addOriginal.mutate()}
          >
            {t('abTests.images.addOriginal')}
          </Button>
        )}
      </DropZone>
      <UploadList uploads={uploads} />
      <ProblemAlert error={images.error} />
      <Text size="sm" c="dimmed" role="status">
        {t('abTests.images.count', {
          count: images.images.length,
          minimum: LEAST,
          maximum: MOST,
          size: format.fileSize(bytes),
          room: format.fileSize(AB_BOUNDS.imagesBytes),
        })}
      </Text>
      <ImageList images={images} />
      {setup.test.isSamePicture && (
        <Text size="sm" role="status">
          {t('abTests.images.same')}
        </Text>
      )}
      <SearchPreview setup={setup} images={images.images} />
    </Stack>
  );
}
