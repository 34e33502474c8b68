import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

type Sentences = { move: string; more: string; digest: string; at: string; why: string };
type Kinds = 'positionAlert' | 'positionDigest';
type Hit = Parameters<TextsOf<Kinds>['positionAlert']>[0]['hit'];

/** The largest change, how many there are beside it, and when: the way leads to its cell. */
function textsIn(texts: Sentences): TextsOf<Kinds> {
  const moveOf = ({ query, was, became }: Hit, say: Parameters<TextsOf<Kinds>['positionAlert']>[1]) =>
    texts.move
      .replace('{query}', () => say.name(query))
      .replace('{was}', say.place(was))
      .replace('{became}', say.place(became));
  return {
    positionAlert: ({ hit, queries, at }, say) => ({
      heading: moveOf(hit, say),
      paragraphs: [
        `${say.name(hit.product)}, ${hit.cityName}`,
        ...(queries > 1 ? [texts.more.replace('{count}', say.count(queries - 1))] : []),
        texts.at.replace('{at}', say.moment(at)),
      ],
      button: texts.why,
    }),
    positionDigest: ({ hit, firings, at }, say) => ({
      lead: texts.digest.replace('{count}', say.count(firings)),
      heading: moveOf(hit, say),
      paragraphs: [`${say.name(hit.product)}, ${hit.cityName}`, texts.at.replace('{at}', say.moment(at))],
      button: texts.why,
    }),
  };
}

export const POSITIONS_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: textsIn({
    move: '«{query}»: место {was} → {became}',
    more: 'Ещё запросов: {count}',
    digest: 'Оповещений за тихие часы: {count}. Последнее:',
    at: '{at} по Москве',
    why: 'Почему это случилось',
  }),
  en: textsIn({
    move: '“{query}”: place {was} → {became}',
    more: 'More queries: {count}',
    digest: 'Alerts during quiet hours: {count}. The last one:',
    at: '{at}, Moscow time',
    why: 'Why it happened',
  }),
  fr: textsIn({
    move: '« {query} » : place {was} → {became}',
    more: 'Autres requêtes : {count}',
    digest: 'Alertes pendant les heures calmes : {count}. La dernière :',
    at: '{at}, heure de Moscou',
    why: 'Pourquoi c’est arrivé',
  }),
  ar: textsIn({
    move: '«{query}»: المركز {was} ← {became}',
    more: 'استعلامات أخرى: {count}',
    digest: 'تنبيهات خلال ساعات الهدوء: {count}. آخرها:',
    at: '{at} بتوقيت موسكو',
    why: 'لماذا حدث ذلك',
  }),
};
