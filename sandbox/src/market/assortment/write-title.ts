import { mix } from '../chance.ts';
import type { Attribute, Lexicon, Noun } from '../vocabulary/lexicon.ts';
import type { ProductColumns } from './product-columns.ts';

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The title as its seller would write it: always the same style for the same seller. */
export function writeTitle(lexicon: Lexicon, columns: ProductColumns, index: number, noun: Noun): string {
  const say = (column: Uint16Array): string => {
    const attribute: Attribute | undefined = lexicon.attributes[(column[index] ?? 0) - 1];
    return attribute?.written[noun.gender] ?? '';
  };
  const audience = say(columns.audiences);
  const [phrase, adjective] = audience.startsWith('для ') ? [audience, ''] : ['', audience];
  const adjectives = [say(columns.firstAdjectives), say(columns.secondAdjectives)];
  const brand = say(columns.brands);
  const tail = say(columns.tails);
  const size = say(columns.sizes);
  const styles = [
    [noun.text, adjective, ...adjectives, phrase, tail, brand],
    [brand, capitalise(noun.text), adjective, ...adjectives, phrase, tail],
    [adjectives[0], noun.text, adjective, adjectives[1], phrase, tail, brand],
  ];
  const style = styles[mix(columns.sellers[index] ?? 0, 51) % styles.length] ?? [];
  const title = capitalise(style.filter((part) => part !== '').join(' '));
  return size === '' ? title : `${title}, ${size}`;
}
