import type { Gender } from './agree-adjective.ts';

/** The regular nominative plural: сумка → сумки. Irregular ones are written out in the vocabulary. */
function makePlural(noun: string, gender: Gender): string {
  if (gender === 'p') return noun;
  const stem = noun.slice(0, -1);
  if (gender === 'n') return stem + (/[иь]е$/.test(noun) ? 'я' : 'а');
  if (/[яйь]$/.test(noun)) return `${stem}и`;
  const hard = gender === 'f' ? stem : noun;
  return hard + (/[гкхжшчщ]$/.test(hard) ? 'и' : 'ы');
}

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
