import type { Gender } from './agree-adjective.ts';
import { makePlural } from './make-plural.ts';

export type ParsedNoun = { text: string; gender: Gender; plural: string | undefined };

const GENDERS: readonly string[] = ['m', 'f', 'n', 'p'] satisfies Gender[];

function isGender(letter: string | undefined): letter is Gender {
  return letter !== undefined && GENDERS.includes(letter);
}

/** Reads "ковёр/m/ковры" of the vocabulary. */
export function parseNoun(entry: string): ParsedNoun {
  const [text = '', gender, plural] = entry.split('/');
  if (!isGender(gender)) throw new Error(`No gender in the vocabulary's noun "${entry}"`);
  if (plural === '-' || gender === 'p') return { text, gender, plural: undefined };
  return { text, gender, plural: plural ?? makePlural(text, gender) };
}
