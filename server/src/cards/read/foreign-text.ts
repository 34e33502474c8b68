import { cleanText } from '../../integrations/storefront/clean-text.ts';
import type { CardFacts } from '../facts.ts';

const LONGEST = {
  title: 500,
  name: 200,
  value: 1000,
  description: 20_000,
  badge: 60,
  category: 500,
} as const;
const MOST = { characteristics: 200, badges: 20 } as const;

// What marketplaces say is foreign: it is cut to what is kept of it.

export const keepTitle = (text: string) => cleanText(text, LONGEST.title);
export const keepSeller = (text: string) => cleanText(text, LONGEST.name);
export const keepCategory = (text: string) => cleanText(text, LONGEST.category);
/** No text at all is null. */
export const keepDescription = (text: string | null) =>
  text === null || text.trim() === '' ? null : cleanText(text, LONGEST.description);

export function keepCharacteristics(all: NonNullable<CardFacts['characteristics']>) {
  return all.slice(0, MOST.characteristics).map(({ name, value }) => ({
    name: cleanText(name, LONGEST.name),
    value: cleanText(value, LONGEST.value),
  }));
}

export const keepBadges = (badges: readonly string[]) =>
  badges.slice(0, MOST.badges).map((badge) => cleanText(badge, LONGEST.badge));
