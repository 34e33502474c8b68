import type { PlanTexts } from './plan-texts.ts';

const RESTS =
  'Items over the new limits are paused, the newest first. Nothing is deleted, and they resume when there is room again.';

export const en: PlanTexts = {
  plans: { none: 'No plan', start: 'Start', beginnerExpert: 'Beginner expert', expert: 'Expert' },
  points: { one: 'point', other: 'points' },
  button: 'See the plans',
  ending: ({ plan, at }) => ({
    subject: `Your plan “${plan}” ends soon`,
    heading: `Your plan “${plan}” ends on ${at}`,
    paragraphs: ['Extend it before then to keep data collection running.', RESTS],
  }),
  willRenew: ({ plan, at, points }) => ({
    subject: `Your plan “${plan}” renews automatically`,
    heading: `Your plan “${plan}” ends on ${at} and renews for a month`,
    paragraphs: [
      `Your wallet will be charged ${points}.`,
      'If you do not want that, switch off renewal on the plans page before then.',
    ],
  }),
  cannotRenew: ({ plan, at, points }) => ({
    subject: `Not enough points to renew the plan “${plan}”`,
    heading: `Your plan “${plan}” ends on ${at} and will not renew`,
    paragraphs: [`A month costs ${points}, and your wallet has less now. Top it up before then.`, RESTS],
  }),
  ended: ({ plan, now }) => ({
    subject: `Your plan “${plan}” has ended`,
    heading: `Your plan “${plan}” has ended`,
    paragraphs: [
      `You now have: ${now}.`,
      'Items over the new limits are paused. Nothing is deleted, and they resume when there is room again.',
    ],
  }),
  notRenewed: ({ plan, now }) => ({
    subject: `Your plan “${plan}” was not renewed`,
    heading: `Your plan “${plan}” has ended: there were not enough points`,
    paragraphs: [
      `You now have: ${now}.`,
      'Items over the new limits are paused. Nothing is deleted, and they resume when you pay for a plan again.',
    ],
  }),
  renewed: ({ plan, at, points }) => ({
    subject: `Your plan “${plan}” is renewed`,
    heading: `Your plan “${plan}” is renewed until ${at}`,
    paragraphs: [`Your wallet was charged ${points} for the month.`],
  }),
  trial: ({ plan, at }) => ({
    subject: `Your trial of the plan “${plan}”`,
    heading: `The plan “${plan}” is yours until ${at}`,
    paragraphs: ['This is a trial: there is nothing to pay.'],
  }),
};
