import { useMutation } from '@tanstack/react-query';
import {
  addAbOriginal,
  changeAbImage,
  orderAbImages,
  removeAbImage,
  repeatAbImage,
} from '@vitrina/contract/ab-tests/images.ts';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { undoable, useLeaving } from '../../platform/undoable.ts';
import type { Setup } from './use-setup.ts';

type ImageId = AbImage['id'];

const keyOf = (id: ImageId) => `ab-image-${id}`;

/** The images of a draft: their order, words and number. */
export function useImages({ test, named, keep, reread }: Setup) {
  const { t } = useTranslation();
  const leaving = useLeaving();
  /** As a person has just ordered them, until the server says the same. */
  const [ordered, setOrdered] = useState<readonly ImageId[] | null>(null);
  const onSuccess = keep;
  const onError = () => void reread();
  const change = { ...SILENT, onSuccess, onError };

  const addOriginal = useMutation({ mutationFn: () => call(addAbOriginal, named), ...change });
  const repeat = useMutation({
    mutationFn: (imageId: ImageId) => call(repeatAbImage, { ...named, imageId }),
    ...change,
  });
  const setIdea = useMutation({
    mutationFn: ({ imageId, idea }: { imageId: ImageId; idea: string }) =>
      call(changeAbImage, { ...named, imageId, idea }),
    ...change,
  });
  const order = useMutation({
    mutationFn: (imageIds: readonly ImageId[]) => call(orderAbImages, { ...named, imageIds: [...imageIds] }),
    ...change,
    scope: { id: `ab-images-${test.id}` },
    onMutate: setOrdered,
    onSettled: () => setOrdered(null),
  });

  const places = new Map(ordered?.map((id, place) => [id, place]));
  const placeOf = ({ id, number }: AbImage) => places.get(id) ?? number - 1;
  const all = test.images.toSorted((one, other) => placeOf(one) - placeOf(other));
  const images = all.filter(({ id }) => !leaving.has(keyOf(id)));

  return {
    images,
    addOriginal,
    repeat,
    setIdea,
    error: addOriginal.error ?? repeat.error ?? setIdea.error ?? order.error,
    /** What is on its way out goes last: its order does not matter, but the server wants to know of every image. */
    order: (ids: readonly ImageId[]) =>
      order.mutate([...ids, ...all.map(({ id }) => id).filter((id) => !ids.includes(id))]),
    remove: ({ id, number }: AbImage) =>
      undoable({
        key: keyOf(id),
        message: t('abTests.images.removed', { number }),
        commit: async () => keep(await call(removeAbImage, { ...named, imageId: id })),
      }),
  };
}
export type Images = ReturnType<typeof useImages>;
