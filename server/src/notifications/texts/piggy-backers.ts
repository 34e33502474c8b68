import type { Language } from '@vitrina/contract/languages.ts';
import type { Say } from './say.ts';
import type { EventOf, Paragraph, TextsOf } from './words.ts';

type Event = EventOf<'piggyBackersToday'>;
type Card = Event['cards'][number];

/** Of more cards the notice says how many: six notifications may have to share one message. */
const CARDS_IN_MESSAGE = 3;
const LONGEST_TITLE = 60;

type CardTexts = {
  sellers: (count: string) => string;
  from: (price: string) => string;
  cheaper: (amount: string) => string;
  more: (count: string) => string;
};

/** A line for each card, which leads to its own tab. */
function listCards({ cabinetId, cards, moreCards }: Event, say: Say, texts: CardTexts): Paragraph[] {
  const rubles = (kopecks: number) => `${say.count(Math.round(kopecks / 100))}\u00A0₽`;
  const describe = ({ title, sellers, lowestKopecks, undercutKopecks }: Card) =>
    [
      title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title,
      texts.sellers(say.count(sellers)),
      lowestKopecks !== null && texts.from(rubles(lowestKopecks)),
      undercutKopecks !== null && undercutKopecks > 0 && texts.cheaper(rubles(undercutKopecks)),
    ]
      .filter(Boolean)
      .join(' · ');
  const left = moreCards + Math.max(0, cards.length - CARDS_IN_MESSAGE);
  return [
    ...cards.slice(0, CARDS_IN_MESSAGE).map((card) => ({
      text: describe(card),
      href: `/radar-changes/${card.sku}?tab=piggyBackers&cabinet=${cabinetId}` as const,
    })),
    ...(left > 0 ? [texts.more(say.count(left))] : []),
  ];
}

export const PIGGY_BACKERS_WORDS: Record<Language, TextsOf<'piggyBackersToday'>> = {
  ru: {
    piggyBackersToday: (event, say) => ({
      heading: `Прилипалы на ваших карточках: ${say.count(event.onCards)}`,
      paragraphs: [
        `Новые: ${say.count(event.appeared)}. Ушли: ${say.count(event.left)}. Сменили цену: ${say.count(event.changed)}.`,
        ...listCards(event, say, {
          sellers: (count) => `продавцов: ${count}`,
          from: (price) => `от ${price}`,
          cheaper: (amount) => `дешевле вас на ${amount}`,
          more: (count) => `Ещё карточек: ${count}`,
        }),
      ],
      button: 'Открыть прилипал',
    }),
  },
  en: {
    piggyBackersToday: (event, say) => ({
      heading: `Piggy-backers on your cards: ${say.count(event.onCards)}`,
      paragraphs: [
        `New: ${say.count(event.appeared)}. Gone: ${say.count(event.left)}. Price moved: ${say.count(event.changed)}.`,
        ...listCards(event, say, {
          sellers: (count) => `sellers: ${count}`,
          from: (price) => `from ${price}`,
          cheaper: (amount) => `${amount} below yours`,
          more: (count) => `More cards: ${count}`,
        }),
      ],
      button: 'Open the piggy-backers',
    }),
  },
  fr: {
    piggyBackersToday: (event, say) => ({
      heading: `Vendeurs accrochés à vos fiches\u00A0: ${say.count(event.onCards)}`,
      paragraphs: [
        `Nouveaux\u00A0: ${say.count(event.appeared)}. Partis\u00A0: ${say.count(event.left)}. Prix changé\u00A0: ${say.count(event.changed)}.`,
        ...listCards(event, say, {
          sellers: (count) => `vendeurs\u00A0: ${count}`,
          from: (price) => `à partir de ${price}`,
          cheaper: (amount) => `${amount} de moins que vous`,
          more: (count) => `Autres fiches\u00A0: ${count}`,
        }),
      ],
      button: 'Ouvrir la liste',
    }),
  },
  ar: {
    piggyBackersToday: (event, say) => ({
      heading: `المتطفلون على بطاقاتك: ${say.count(event.onCards)}`,
      paragraphs: [
        `جدد: ${say.count(event.appeared)}. غادروا: ${say.count(event.left)}. غيّروا السعر: ${say.count(event.changed)}.`,
        ...listCards(event, say, {
          sellers: (count) => `البائعون: ${count}`,
          from: (price) => `من ${price}`,
          cheaper: (amount) => `أرخص منك بمقدار ${amount}`,
          more: (count) => `بطاقات أخرى: ${count}`,
        }),
      ],
      button: 'فتح القائمة',
    }),
  },
};
