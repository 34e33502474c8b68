import type { Language } from '@vitrina/contract/languages.ts';

type OwnerTexts = {
  move: string;
  /** Checked, and not there: as it is said on the matrix. */
  notFound: string;
  more: string;
  digest: string;
  at: string;
  why: string;
};

/** What rules about positions say in the messenger. Counts stand after a colon: so no language has to bend a word. */
export const OWNER_TEXTS: Record<Language, OwnerTexts> = {
  ru: {
    move: '«{query}»: место {was} → {became}',
    notFound: 'н/н',
    more: 'Ещё запросов: {count}',
    digest: 'Оповещений за тихие часы: {count}. Последнее:',
    at: '{at} по Москве',
    why: 'Почему это случилось',
  },
  en: {
    move: '“{query}”: place {was} → {became}',
    notFound: 'n/f',
    more: 'More queries: {count}',
    digest: 'Alerts during quiet hours: {count}. The last one:',
    at: '{at}, Moscow time',
    why: 'Why it happened',
  },
  fr: {
    move: '« {query} » : place {was} → {became}',
    notFound: 'n/t',
    more: 'Autres requêtes : {count}',
    digest: 'Alertes pendant les heures calmes : {count}. La dernière :',
    at: '{at}, heure de Moscou',
    why: 'Pourquoi c’est arrivé',
  },
  ar: {
    move: '«{query}»: المركز {was} ← {became}',
    notFound: 'غ/م',
    more: 'استعلامات أخرى: {count}',
    digest: 'تنبيهات خلال ساعات الهدوء: {count}. آخرها:',
    at: '{at} بتوقيت موسكو',
    why: 'لماذا حدث ذلك',
  },
};
