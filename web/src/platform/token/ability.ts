import type { Ability } from '@casl/ability';
import { AbilityRule, type CabinetRight, RIGHT_RULES } from '@vitrina/contract/access.ts';
import * as z from 'zod/mini';
import { readStoredJson } from '../browser/read-stored-json.ts';
import { STORAGE_KEYS, writeStored } from '../browser/storage.ts';

/** What the person may do in the selected cabinet. */
export type CabinetAbility = Pick<Ability, 'can' | 'rules'>;

export const NO_ABILITY: CabinetAbility = { can: () => false, rules: [] };

// product.md 3.7: an empty list by default, which allows nothing.
const Rules = z.catch(z.array(AbilityRule), []);

/** Loaded together with the list of cabinets: the login screen has no use for it. */
export async function loadAbility(): Promise<() => CabinetAbility> {
  const { Ability: Casl } = await import('@casl/ability');
  return () => new Casl(readStoredJson(STORAGE_KEYS.userAbilityRules, Rules) ?? []);
}

/** Of rules that are stored nowhere. */
export async function abilityOf(rules: readonly AbilityRule[]): Promise<CabinetAbility> {
  const { Ability: Casl } = await import('@casl/ability');
  return new Casl([...rules]);
}

export function writeAbilityRules(rules: readonly AbilityRule[]): void {
  writeStored(STORAGE_KEYS.userAbilityRules, JSON.stringify(rules));
}

export function isAbleTo(ability: CabinetAbility, right: CabinetRight): boolean {
  const { action, subject } = RIGHT_RULES[right];
  return ability.can(action, subject);
}
