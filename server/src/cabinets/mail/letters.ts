import type { Language } from '@vitrina/contract/languages.ts';
import type { CabinetLetters } from './cabinet-letters.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { ru } from './texts/ru.ts';

export const LETTERS: Record<Language, CabinetLetters> = { ru, en, fr, ar };
