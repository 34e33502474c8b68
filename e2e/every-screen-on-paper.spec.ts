import { describeEveryScreen } from './every-screen.ts';

// Together with the looks in a hand: each language once, each theme in both directions; `npm run look` tries all.
const WIDE = { width: 1280, height: 800, isJudged: true };

describeEveryScreen({
  ...WIDE,
  language: 'ru',
  direction: 'ltr',
  isDark: false,
  hasMotion: true,
  isWalked: false,
});
describeEveryScreen({
  ...WIDE,
  language: 'ar',
  direction: 'rtl',
  isDark: true,
  hasMotion: false,
  isWalked: true,
});
