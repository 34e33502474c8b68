import type { Letter } from './letter.ts';

/** For those who read letters as text: the same words in the same order. */
export function renderText({ heading, paragraphs, button, code }: Letter): string {
  return [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(code ? [`${code.label}: ${code.value}`] : []),
    'Vitrina',
  ].join('\n\n');
}
