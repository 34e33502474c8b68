import { Anchor, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import type { getAbBoard } from '@vitrina/contract/ab-tests/results.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useIsRightToLeft, useTexts } from '../../platform/texts/use-format.ts';
import { ProductImage } from '../../ui/products/product-image.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './board.module.css';
import { liftText, verdictTone } from './verdict-line.ts';

type Tile = OutputOf<typeof getAbBoard>['tiles'][number];

const PICTURE_PX = 120;

function Side({ image, label }: { image: AbImage | undefined; label: string }) {
  return (
    <figure className={classes['side']}>
      <ProductImage url={image?.url ?? null} name={label} size={PICTURE_PX} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** One finished test: what was shown before, what came after, and how surely it is better. */
export function BoardTile({ tile: { test, beforeImageId, afterImageId, lift, verdict } }: { tile: Tile }) {
  const words = useTexts();
  const { t, format } = words;
  const isRightToLeft = useIsRightToLeft();
  const Arrow = isRightToLeft ? IconArrowLeft : IconArrowRight;
  const find = (id: number) => test.images.find((image) => image.id === id);
  const after = find(afterImageId);
  const { name } = test.settings;
  return (
    <li className={classes['tile']}>
      <div className={classes['sides']}>
        <Side image={find(beforeImageId)} label={t('abTests.board.before')} />
        <Arrow size={22} aria-hidden />
        <Side image={after} label={t('abTests.board.after')} />
      </div>
      <Anchor
        fw={600}
        lineClamp={2}
        dir="auto"
        title={name}
        renderRoot={(props) => <Link to="/ab-test/$id" params={{ id: String(test.id) }} {...props} />}
      >
        {name}
      </Anchor>
      <div>
        <StatusBadge tone={verdictTone(verdict)}>{t(`abTests.verdicts.${verdict.kind}`)}</StatusBadge>
      </div>
      <Text size="sm">
        <bdi>{liftText(words, lift) ?? t('abTests.board.noLift')}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        {[after?.idea, test.finishedAt !== null && format.instantShort(test.finishedAt)]
          .filter((fact) => typeof fact === 'string' && fact !== '')
          .join(' · ')}
      </Text>
    </li>
  );
}
