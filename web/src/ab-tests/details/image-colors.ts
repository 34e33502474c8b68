import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';

type Numbered = Pick<AbImage, 'id' | 'number'>;

/** A place in the palette of lines, from 0: an image has one colour in the table, the schedule and the charts. */
export function colorPlace({ number }: Pick<AbImage, 'number'>): number {
  return number - 1;
}

/** The colour as a stylesheet has it; light and dark themes each have fifteen of them. */
export function imageColor(image: Pick<AbImage, 'number'>): string {
  return `var(--v-series-${colorPlace(image) + 1})`;
}

/** Numbers of images as people call them, by id; an image that is gone has none. */
export function numbersById(images: readonly Numbered[]): (id: AbImage['id'] | null) => number | undefined {
  const numbers = new Map(images.map(({ id, number }) => [id, number]));
  return (id) => (id === null ? undefined : numbers.get(id));
}
