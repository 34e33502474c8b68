import { GIVEN_ROLES } from '@vitrina/contract/access.ts';
import { Language } from '@vitrina/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../accounts/mail/render-html.ts';
import { LETTERS } from './letters.ts';
import { sayDays } from './say-days.ts';

const NASTY = '<script>alert(1)</script>';
const given = { cabinetName: NASTY, lifetime: 'L1FE', url: 'https://v.test/x/AbCd1234', code: 'AbCd1234' };
const inviteGiven = { ...given, invitedBy: `Анна ${NASTY}`, roles: GIVEN_ROLES };

describe.each(Language.options)('letters in %s', (language) => {
  const { invite, deleteCabinet } = LETTERS[language];

  it.each([
    ['an invitation', invite(inviteGiven)],
    ['a deletion', deleteCabinet(given)],
  ])('%s names the cabinet, the code, its life and one button', (_, letter) => {
    expect(letter.subject).toContain(NASTY);
    expect(letter.heading).toContain(NASTY);
    expect(JSON.stringify(letter.paragraphs)).toContain('L1FE');
    expect(letter.button?.url).toBe(given.url);
    expect(letter.code?.value).toBe(given.code);
    expect(renderHtml(language, letter)).not.toContain('<script');
  });

  it('an invitation says who invites, to which roles, and that one may register', () => {
    const { heading, paragraphs } = invite(inviteGiven);
    expect(heading).toContain('Анна');
    // One role more is one role more in words.
    const words = (roles: (typeof inviteGiven.roles)[number][]) =>
      invite({ ...inviteGiven, roles }).paragraphs[0];
    expect(new Set(GIVEN_ROLES.map((role) => words([role]))).size).toBe(GIVEN_ROLES.length);
    expect(paragraphs).toHaveLength(3);
  });
});

it('days are said in words', () => {
  expect(Language.options.map((language) => sayDays(language, 7).replace('\u00a0', ' '))).toEqual([
    '7 дней',
    '7 days',
    '7 jours',
    '7 أيام',
  ]);
});
