import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../test/fakes/tiny-storefront.ts';
import { readSeenCard } from './look-at-card.ts';
import { readSeenDetails } from './look-at-details.ts';

type Widget = [string, unknown];
const heading: Widget = ['webProductHeading', { title: 'Чайник' }];
const price: Widget = ['webPrice', { price: '1 468 ₽', isAvailable: true }];
const card = (...widgets: Widget[]) => readSeenCard(JSON.parse(pageOf([heading, price, ...widgets])), 5);
const details = (...widgets: Widget[]) => readSeenDetails(JSON.parse(pageOf(widgets)));
const crumbs = (...steps: [text: string, link: string][]): Widget => [
  'breadCrumbs',
  { breadcrumbs: steps.map(([text, link]) => ({ text, link })) },
];
const labels = (...texts: unknown[]): Widget => [
  'webMarketingLabels',
  { labels: texts.map((text) => ({ badge: { text } })) },
];

describe('the first page of a card', () => {
  test.each([
    ['a category alone', [['Посуда', '/category/posuda-1/']], 'Посуда'],
    [
      'categories and the brand in the last of them',
      [
        ['Дом', '/category/dom-1/'],
        ['Чайники', '/category/chayniki-2/?from=x'],
        ['Лад', '/category/chayniki-2/lad-9/'],
      ],
      'Дом / Чайники',
    ],
    [
      'categories without a brand',
      [
        ['Дом', '/category/dom-1/'],
        ['Чайники', '/category/chayniki-2/'],
      ],
      'Дом / Чайники',
    ],
    ['no steps', [], undefined],
  ] as const)('names %s', (_, steps, category) =>
    expect(card(crumbs(...steps.map(([text, link]): [string, string] => [text, link])))).toMatchObject({
      category,
    }),
  );

  test('without the line and the labels it says nothing of them, which is not "none"', () => {
    expect(card()).toMatchObject({ outcome: 'read', category: undefined, badges: undefined });
    expect(card(labels())).toMatchObject({ badges: [] });
  });

  test('the discount is none of the labels', () => {
    expect(card(labels('−40%', ' Оригинал ', { text: 'Хит' }, '-5 %', 'Хит'))).toMatchObject({
      badges: ['Оригинал', 'Хит'],
    });
  });

  test.each([
    [{ coverImage: 'a', images: [{ src: 'b' }, { src: 'a' }] }, ['a', 'b']],
    [{ images: [{ src: 'b' }] }, ['b']],
    [{ coverImage: 'a', images: [{ src: 'b' }, { video: 'c' }] }, undefined],
    [{ coverImage: 'a', pictures: [{ src: 'b' }] }, undefined],
    [{ coverImage: { src: 'a' }, images: [{ src: 'b' }] }, undefined],
  ])('of the gallery %j it knows %j', (gallery, pictures) => {
    expect(card(['webGallery', gallery])).toMatchObject({ card: { pictures } });
  });

  test.each([
    [['webPrice', { price: '10 ₽', isAvailable: false }], false],
    [['webPrice', { price: '10 ₽' }], undefined],
    [['webSale', { cellTrackingInfo: { product: { finalPrice: 10 } } }], undefined],
    [['webOutOfStock', {}], false],
  ] as [Widget, boolean | undefined][])('by %j it is available: %s', (widget, isAvailable) => {
    expect(readSeenCard(JSON.parse(pageOf([heading, widget])), 5)).toMatchObject({ card: { isAvailable } });
  });

  test('a page without a price is not read', () => {
    expect(readSeenCard(JSON.parse(pageOf([heading])), 5)).toMatchObject({ outcome: 'drift' });
  });
});

describe('the second page of a card', () => {
  const colour = { name: 'Цвет', value: 'синий' };
  test('each part is read by itself', () => {
    const short = {
      characteristics: [{ short: [colour], long: [colour, { name: 'Вес', values: [{ text: '1' }] }] }],
    };
    expect(details(['webCharacteristics', short])).toEqual({
      outcome: 'read',
      characteristics: [colour, { name: 'Вес', value: '1' }],
      description: undefined,
    });
    expect(details(['webDescription', { richAnnotation: ' ' }])).toEqual({
      outcome: 'read',
      characteristics: undefined,
      description: null,
    });
  });

  test('a line of another shape hides all of them, rather than to look like one that has gone', () => {
    const odd = { characteristics: [{ short: [colour, { name: 'Вес', value: 1 }] }] };
    expect(
      details(['webCharacteristics', odd], ['webDescription', { richAnnotation: 'Текст' }]),
    ).toMatchObject({
      characteristics: undefined,
      description: 'Текст',
    });
  });

  test.each([
    [{ title: 'Общие', short: [colour] }, [colour]],
    [{ title: 'Общие', short: [colour], full: [colour] }, undefined],
    [{ title: 'Общие', brief: [colour] }, undefined],
    [{ title: 'Общие' }, undefined],
  ])('of the group %j it knows %j', (group, characteristics) => {
    expect(
      details(
        ['webCharacteristics', { characteristics: [{ long: [colour] }, group] }],
        ['webDescription', { richAnnotation: 'Текст' }],
      ),
    ).toMatchObject({ characteristics });
  });

  test.each([[[]], [[['webOther', {}]]]] as [Widget[]][])('neither of them is another page: %j', (widgets) =>
    expect(details(...widgets)).toMatchObject({ outcome: 'drift' }),
  );
});
