import { mix } from '../chance.ts';
import type { Attribute, Lexicon, Noun } from '../vocabulary/lexicon.ts';
import type { ProductColumns } from './product-columns.ts';

/** How a seller words the same product: `asFirst` is how the card began, `bare` names the thing and its brand only. */
export type TitleVariant = 'asFirst' | 'otherOrder' | 'shorter' | 'longer' | 'bare';

/** Products with what each of them is. */
export type Named = { columns: ProductColumns; nounOf(index: number): Noun };

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const REMARKS = 'новинка, хит продаж, премиум качество, большой выбор, быстрая доставка, в подарок'.split(
  ', ',
);

/** The title as its seller would write it: always the same style for the same seller. */
export function writeTitle(
  lexicon: Lexicon,
  { columns, nounOf }: Named,
  index: number,
  variant: TitleVariant = 'asFirst',
): string {
  const noun = nounOf(index);
  const say = (column: Uint16Array): string => {
    const attribute: Attribute | undefined = lexicon.attributes[(column[index] ?? 0) - 1];
    return attribute?.written[noun.gender] ?? '';
  };
  const brand = say(columns.brands);
  const sellerHash = mix(columns.sellers[index] ?? 0, 51);
  const join = (parts: readonly (string | undefined)[]) =>
    capitalise(parts.filter((part) => part !== '' && part !== undefined).join(' '));
  if (variant === 'bare') return join([noun.text, brand]);

  const audience = say(columns.audiences);
  const [phrase, adjective] = audience.startsWith('для ') ? [audience, ''] : ['', audience];
  const adjectives =
    variant === 'shorter'
      ? [say(columns.firstAdjectives)]
      : [say(columns.firstAdjectives), say(columns.secondAdjectives)];
  const tail = variant === 'shorter' ? '' : say(columns.tails);
  const size = say(columns.sizes);
  const styles = [
    [noun.text, adjective, ...adjectives, phrase, tail, brand],
    [brand, capitalise(noun.text), adjective, ...adjectives, phrase, tail],
    [adjectives[0], noun.text, adjective, adjectives[1], phrase, tail, brand],
  ];
  const title = join(styles[(sellerHash + (variant === 'otherOrder' ? 1 : 0)) % styles.length] ?? []);
  const remark = variant === 'longer' ? (REMARKS[mix(sellerHash, index) % REMARKS.length] ?? '') : '';
  return [title, size, remark].filter((part) => part !== '').join(', ');
}
