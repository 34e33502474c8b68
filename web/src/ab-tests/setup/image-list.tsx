import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageCard } from './image-card.tsx';
import { moveTo } from './image-order.ts';
import classes from './setup.module.css';
import type { Images } from './use-images.ts';

/** Images in the order in which they are called; a pointer drags them, buttons move them for everybody else. */
export function ImageList({ images: { images, order, remove, repeat, setIdea } }: { images: Images }) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const ids = images.map(({ id }) => id);

  function move(from: number, to: number): void {
    const moved = moveTo(ids, from, to);
    if (moved !== ids) order(moved);
  }

  function end(): void {
    setDragged(null);
    setOver(null);
  }

  if (images.length === 0) return null;
  return (
    <ol className={classes['images']} aria-label={t('abTests.images.title')}>
      {images.map((image, place) => (
        <li
          key={image.id}
          className={classes['image']}
          data-dragged={dragged === place || undefined}
          data-over={(over === place && dragged !== place) || undefined}
          draggable
          onDragStart={(event) => {
            // A text that is being selected in a field is not an image that is being moved.
            if (event.target !== event.currentTarget) return event.preventDefault();
            event.dataTransfer.effectAllowed = 'move';
            setDragged(place);
          }}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(place);
          }}
          onDrop={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            move(dragged, place);
            end();
          }}
          onDragEnd={end}
        >
          <ImageCard
            image={image}
            number={place + 1}
            isLast={place === images.length - 1}
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(image)}
            onRepeat={() => repeat.mutate(image.id)}
            onIdea={(idea) => setIdea.mutate({ imageId: image.id, idea })}
          />
        </li>
      ))}
    </ol>
  );
}
