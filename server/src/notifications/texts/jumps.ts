import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

export const JUMPS_WORDS: Record<Language, TextsOf<'jumpsFound'>> = {
  ru: {
    jumpsFound: ({ name, day, jumps, isMore, query }, say) => ({
      heading: `Скачки «${say.name(name)}» за ${say.day(day)}`,
      paragraphs: [
        `Запросов: ${say.count(jumps)}${isMore ? ' или больше' : ''}. Крупнейший: «${say.name(query)}».`,
      ],
      button: 'Открыть скачки',
    }),
  },
  en: {
    jumpsFound: ({ name, day, jumps, isMore, query }, say) => ({
      heading: `Jumps “${say.name(name)}” on ${say.day(day)}`,
      paragraphs: [
        `Queries: ${say.count(jumps)}${isMore ? ' or more' : ''}. The largest: “${say.name(query)}”.`,
      ],
      button: 'Open the jumps',
    }),
  },
  fr: {
    jumpsFound: ({ name, day, jumps, isMore, query }, say) => ({
      heading: `Variations « ${say.name(name)} » du ${say.day(day)}`,
      paragraphs: [
        `Requêtes : ${say.count(jumps)}${isMore ? ' ou plus' : ''}. La plus grande : « ${say.name(query)} ».`,
      ],
      button: 'Ouvrir les variations',
    }),
  },
  ar: {
    jumpsFound: ({ name, day, jumps, isMore, query }, say) => ({
      heading: `قفزات «${say.name(name)}» في ${say.day(day)}`,
      paragraphs: [
        `الاستعلامات: ${say.count(jumps)}${isMore ? ' أو أكثر' : ''}. أكبرها: «${say.name(query)}».`,
      ],
      button: 'فتح القفزات',
    }),
  },
};
