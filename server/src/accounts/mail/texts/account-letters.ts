import type { Language } from '@vitrina/contract/languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AccountTexts } from './letter-facts.ts';
import { ru } from './ru.ts';

/** A language without one of the letters does not compile. */
export const ACCOUNT_LETTERS: Record<Language, AccountTexts> = { ru, en, fr, ar };
