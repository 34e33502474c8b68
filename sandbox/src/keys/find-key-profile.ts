import { demoKey } from './demo-key.ts';
import { KEY_PROFILE_NAMES, type KeyProfileName } from './key-profiles.ts';

export function findKeyProfile(sellerId: number, apiKey: string): KeyProfileName | undefined {
  return KEY_PROFILE_NAMES.find((profile) => demoKey(sellerId, profile) === apiKey);
}
