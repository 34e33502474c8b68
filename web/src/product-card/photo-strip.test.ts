import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhotoStrip } from './photo-strip.tsx';

const PICTURES = ['https://img.test/1.jpg', 'https://img.test/2.jpg'];

test('each picture of a card comes when it is about to be seen and is called by the title', () => {
  const markup = renderToStaticMarkup(
    createElement(PhotoStrip, { pictures: PICTURES, title: 'Чайник "стальной"' }),
  );
  const images = markup.match(/<img [^>]*>/g) ?? [];
  expect(images.map((image) => /src="([^"]*)"/.exec(image)?.[1])).toEqual(PICTURES);
  for (const image of images) {
    expect(image).toContain('loading="lazy"');
    expect(image).toContain('alt="Чайник &quot;стальной&quot;"');
  }
});
