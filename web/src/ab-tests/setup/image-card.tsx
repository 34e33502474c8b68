import { ActionIcon, Autocomplete, Badge, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCopy, IconTrash } from '@tabler/icons-react';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useState } from 'react';
import { useIsRightToLeft, useTexts } from '../../platform/texts/use-format.ts';
import classes from './setup.module.css';

type ImageCardProps = {
  image: AbImage;
  /** As the list stands now, before the server has said so. */
  number: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onRepeat: () => void;
  onIdea: (idea: string) => void;
};

const ICON = 16;
/** Keeps the focus at the end of its way: whoever moved an image there may want it back. */
const OFF = { 'aria-disabled': true, 'data-disabled': true } as const;

function ImageButtons({
  number,
  isLast,
  onMove,
  onRemove,
  onRepeat,
}: Omit<ImageCardProps, 'image' | 'onIdea'>) {
  const { t } = useTexts();
  const isRightToLeft = useIsRightToLeft();
  const [Earlier, Later] = isRightToLeft ? [IconArrowRight, IconArrowLeft] : [IconArrowLeft, IconArrowRight];
  const isFirst = number === 1;
  return (
    <Group gap={2} wrap="nowrap" justify="space-between">
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          aria-label={t('abTests.images.earlier', { number })}
          {...(isFirst ? OFF : {})}
          onClick={() => onMove(-1)}
        >
          <Earlier size={ICON} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('abTests.images.later', { number })}
          {...(isLast ? OFF : {})}
          onClick={() => onMove(1)}
        >
          <Later size={ICON} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          aria-label={t('abTests.images.repeat', { number })}
          title={t('abTests.images.repeatHint')}
          onClick={onRepeat}
        >
          <IconCopy size={ICON} aria-hidden />
        </ActionIcon>
        <ActionIcon color="red" aria-label={t('abTests.images.remove', { number })} onClick={onRemove}>
          <IconTrash size={ICON} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

/** One image: how it looks, what it is called, the idea behind it. */
export function ImageCard({ image, onIdea, ...buttons }: ImageCardProps) {
  const { t, format } = useTexts();
  const [idea, setIdea] = useState(image.idea);
  const { number } = buttons;
  return (
    <>
      <div className={classes['picture']}>
        <img src={image.url} alt={t('abTests.images.alt', { number })} draggable={false} loading="lazy" />
        <Badge className={classes['number'] ?? ''} variant="filled" color="dark">
          {number}
        </Badge>
      </div>
      <Text size="xs" c="dimmed">
        <bdi dir="ltr">{`${image.width} × ${image.height}`}</bdi> · {format.fileSize(image.bytes)}
        {image.isOriginal && ` · ${t('abTests.images.original')}`}
      </Text>
      <Autocomplete
        size="xs"
        aria-label={t('abTests.images.idea', { number })}
        placeholder={t('abTests.images.ideaPlaceholder')}
        data={t('abTests.images.ideas').split('; ')}
        maxLength={AB_BOUNDS.ideaLength}
        dir="auto"
        value={idea}
        onChange={setIdea}
        onOptionSubmit={(chosen) => onIdea(chosen)}
        onBlur={() => idea.trim() !== image.idea && onIdea(idea.trim())}
      />
      <ImageButtons {...buttons} />
    </>
  );
}
