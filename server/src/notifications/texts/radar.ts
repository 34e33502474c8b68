import type { Language } from '@vitrina/contract/languages.ts';
import type { RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { Say } from './say.ts';
import type { EventOf, TextsOf } from './words.ts';

type Kinds = 'radarAlert' | 'radarDigest';
type Hit = EventOf<Kinds>['hit'];
type Sentences = {
  kinds: Record<RadarKind, string>;
  price: string;
  more: string;
  digest: string;
  at: string;
  button: string;
};

/** Which card, and what changed on it; the way leads to the difference. */
function textsIn(texts: Sentences): TextsOf<Kinds> {
  const rubles = (kopecks: number, say: Say) => `${say.count(Math.round(kopecks / 100))}\u00A0₽`;
  const headingOf = ({ kind, name, was, now }: Hit, say: Say) => {
    const what =
      kind === 'price' && was !== null && now !== null
        ? texts.price.replace('{was}', rubles(was, say)).replace('{now}', rubles(now, say))
        : texts.kinds[kind];
    return `${say.name(name)}: ${what}`;
  };
  return {
    radarAlert: ({ hit, changes, at }, say) => ({
      heading: headingOf(hit, say),
      paragraphs: [
        ...(changes > 1 ? [texts.more.replace('{count}', say.count(changes - 1))] : []),
        texts.at.replace('{at}', say.moment(at)),
      ],
      button: texts.button,
    }),
    radarDigest: ({ hit, changes, cards, at }, say) => ({
      lead: texts.digest.replace('{changes}', say.count(changes)).replace('{cards}', say.count(cards)),
      heading: headingOf(hit, say),
      paragraphs: [texts.at.replace('{at}', say.moment(at))],
      button: texts.button,
    }),
  };
}

export const RADAR_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: textsIn({
    kinds: {
      price: 'изменилась цена',
      title: 'изменили название',
      description: 'изменили описание',
      pictures: 'изменили фото',
      characteristics: 'изменили характеристики',
      stock: 'изменился остаток',
      rating: 'изменился рейтинг',
      reviews: 'изменилось число отзывов',
      contentRating: 'изменился контент-рейтинг',
      sellers: 'изменились продавцы',
      category: 'сменилась категория',
      badges: 'изменились плашки',
    },
    price: 'цена {was} → {now}',
    more: 'Ещё изменений на карточке: {count}',
    digest: 'Изменений: {changes}, карточек: {cards}. Последнее:',
    at: '{at} по Москве',
    button: 'Что изменилось',
  }),
  en: textsIn({
    kinds: {
      price: 'price changed',
      title: 'title changed',
      description: 'description changed',
      pictures: 'photos changed',
      characteristics: 'characteristics changed',
      stock: 'stock changed',
      rating: 'rating changed',
      reviews: 'number of reviews changed',
      contentRating: 'content rating changed',
      sellers: 'sellers changed',
      category: 'category changed',
      badges: 'badges changed',
    },
    price: 'price {was} → {now}',
    more: 'More changes of the card: {count}',
    digest: 'Changes: {changes}, cards: {cards}. The last one:',
    at: '{at}, Moscow time',
    button: 'What changed',
  }),
  fr: textsIn({
    kinds: {
      price: 'prix modifié',
      title: 'titre modifié',
      description: 'description modifiée',
      pictures: 'photos modifiées',
      characteristics: 'caractéristiques modifiées',
      stock: 'stock modifié',
      rating: 'note modifiée',
      reviews: 'nombre d’avis modifié',
      contentRating: 'note de contenu modifiée',
      sellers: 'vendeurs modifiés',
      category: 'catégorie modifiée',
      badges: 'badges modifiés',
    },
    price: 'prix {was} → {now}',
    more: 'Autres changements de la fiche\u00A0: {count}',
    digest: 'Changements\u00A0: {changes}, fiches\u00A0: {cards}. Le dernier\u00A0:',
    at: '{at}, heure de Moscou',
    button: 'Ce qui a changé',
  }),
  ar: textsIn({
    kinds: {
      price: 'تغيّر السعر',
      title: 'تغيّر العنوان',
      description: 'تغيّر الوصف',
      pictures: 'تغيّرت الصور',
      characteristics: 'تغيّرت الخصائص',
      stock: 'تغيّر المخزون',
      rating: 'تغيّر التقييم',
      reviews: 'تغيّر عدد المراجعات',
      contentRating: 'تغيّر تقييم المحتوى',
      sellers: 'تغيّر البائعون',
      category: 'تغيّرت الفئة',
      badges: 'تغيّرت الشارات',
    },
    price: 'السعر {was} ← {now}',
    more: 'تغييرات أخرى في البطاقة: {count}',
    digest: 'التغييرات: {changes}، البطاقات: {cards}. آخرها:',
    at: '{at} بتوقيت موسكو',
    button: 'ما الذي تغيّر',
  }),
};
