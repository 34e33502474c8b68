import type { Gender } from './agree-adjective.ts';

/** The regular nominative plural: сумка → сумки. Irregular ones are written out in the vocabulary. */
export function makePlural(noun: string, gender: Gender): string {
  if (gender === 'p') return noun;
  const stem = noun.slice(0, -1);
  if (gender === 'n') return stem + (/[иь]е$/.test(noun) ? 'я' : 'а');
  if (/[яйь]$/.test(noun)) return `${stem}и`;
  const hard = gender === 'f' ? stem : noun;
  return hard + (/[гкхжшчщ]$/.test(hard) ? 'и' : 'ы');
}
