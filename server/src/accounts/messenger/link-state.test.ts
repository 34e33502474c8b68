import { Language } from '@vitrina/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { visibleLength } from '../../integrations/messenger/split-html.ts';
import { BOT_TEXT_NAMES, botText } from './bot-texts.ts';
import { linkState } from './link-state.ts';

const waiting = { isUsed: false, isExpired: false, payload: {} };
const link = { isOn: true, messenger: undefined, code: undefined };

describe('how far a person is', () => {
  test.each([
    ['off', { isOn: false }],
    ['none', {}],
    ['waiting', { code: waiting }],
    ['expired', { code: { ...waiting, isExpired: true } }],
    ['usernameMissing', { code: { ...waiting, payload: { setback: 'usernameMissing' } } }],
    ['takenByOther', { code: { ...waiting, payload: { setback: 'takenByOther' } } }],
    ['expired', { code: { ...waiting, isExpired: true, payload: { setback: 'takenByOther' } } }],
    ['waiting', { code: { ...waiting, payload: { setback: 'unheard of' } } }],
    ['none', { code: { ...waiting, isUsed: true, isExpired: true } }],
    ['connected', { messenger: { isBlocked: false }, code: { ...waiting, isUsed: true } }],
    ['blocked', { messenger: { isBlocked: true } }],
    // The operator took the bot away: what is connected stays, and can be disconnected.
    ['connected', { isOn: false, messenger: { isBlocked: false } }],
  ])('%s: %j', (state, known) => expect(linkState({ ...link, ...known })).toBe(state));
});

describe('what the bot says', () => {
  const SETTINGS = 'https://vitrina.test/pages/account-settings/connections';
  const every = Language.options.flatMap((language) =>
    BOT_TEXT_NAMES.map((name) => [language, name] as const),
  );

  test.each(every)('in %s, %s is a whole text of one message', (language, name) => {
    const text = botText(language, name, SETTINGS);
    expect(text).not.toMatch(/[{}<>]|undefined/);
    expect(visibleLength(text)).toBeGreaterThan(20);
    expect(visibleLength(text)).toBeLessThan(600);
  });

  test('each language says each thing in its own words', () => {
    const said = every.map(([language, name]) => botText(language, name, SETTINGS));
    expect(new Set(said).size).toBe(every.length);
  });

  test.each(['welcome', 'wrongCode', 'expired', 'alreadyConnected'] as const)(
    '%s says where to go',
    (name) => {
      for (const language of Language.options) expect(botText(language, name, SETTINGS)).toContain(SETTINGS);
    },
  );
});
