import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { AbImage, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductImage } from '../../../ui/products/product-image.tsx';
import { appliedImage } from '../test-state.ts';
import { proposedImage } from '../verdict-sentence.ts';
import classes from './actions.module.css';

type ApplyDialogProps = {
  isOpen: boolean;
  test: AbTest;
  verdict: AbVerdict | undefined;
  onApply: (imageId: AbImage['id']) => Promise<void>;
  onClose: () => void;
};

const PICTURE_PX = 96;

/** A test proposes, and a person decides which picture stays. */
export function ApplyDialog({ isOpen, test, verdict, onApply, onClose }: ApplyDialogProps) {
  const { t } = useTranslation();
  const proposed = proposedImage(test.images, verdict);
  const [picked, setPicked] = useState<AbImage['id']>();
  const current = appliedImage(test);
  const chosen = picked ?? current ?? proposed;
  // One that is there may be put there again: the card may have been changed by hand since.
  const isOnItsWay = test.card === 'restoring' && chosen === current;
  const applying = useMutation({ mutationFn: onApply, onSuccess: onClose });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('abTestDetails.apply.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      size="lg"
    >
      <Text mb="md">{t('abTestDetails.apply.text')}</Text>
      <div className={classes['choices']} role="radiogroup" aria-label={t('abTestDetails.apply.title')}>
        {test.images.map((image) => (
          <label key={image.id} className={classes['choice']}>
            <input
              type="radio"
              name="ab-image"
              checked={image.id === chosen}
              onChange={() => setPicked(image.id)}
            />
            <ProductImage url={image.url} name="" size={PICTURE_PX} />
            <span>{t('abTestDetails.image', { number: image.number })}</span>
            {image.id === current ? (
              <Text size="xs" c="dimmed" component="span">
                {t('abTestDetails.apply.current')}
              </Text>
            ) : (
              image.id === proposed &&
              verdict?.kind === 'better' && (
                <Text size="xs" c="dimmed" component="span">
                  {t('abTestDetails.apply.proposed')}
                </Text>
              )
            )}
          </label>
        ))}
      </div>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} disabled={applying.isPending}>
          {t('common.cancel')}
        </Button>
        <Button
          loading={applying.isPending}
          disabled={chosen === undefined || isOnItsWay}
          onClick={() => chosen !== undefined && applying.mutate(chosen)}
        >
          {t('abTestDetails.apply.confirm')}
        </Button>
      </Group>
    </Modal>
  );
}
