import { expect, test } from 'vitest';
import { recordingPen } from '../../recording-pen.ts';
import { pictureBlob } from './picture-blob.ts';

const PAGE = {
  series: [],
  hidden: new Set<string>(),
  title: 'Title',
  subtitle: '',
  footer: '',
  isRightToLeft: false,
  plot: {} as CanvasImageSource,
  color: (variable: string) => variable,
};

function save(hasRoom: boolean) {
  const { pen, drawn } = recordingPen();
  const canvas = {
    getContext: () => (hasRoom ? pen : null),
    toBlob: (notify: BlobCallback, type?: string) =>
      notify(new Blob(drawn, type === undefined ? {} : { type })),
  };
  return pictureBlob(canvas as unknown as HTMLCanvasElement, PAGE);
}

test('a page is drawn before it is saved as a PNG', async () => {
  const blob = await save(true);
  expect(blob?.type).toBe('image/png');
  expect(await blob?.text()).toContain('"Title"');
});

test('where there is no room to draw there is no picture', async () => {
  expect(await save(false)).toBeNull();
});
