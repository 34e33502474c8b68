import { describeEveryScreen } from './every-screen.ts';

// Together with the looks in a hand: each language once, each theme in both directions; `npm run look` tries all.
describeEveryScreen({
  width: 1440,
  height: 900,
  judgedBy: 'all',
  language: 'ru',
  direction: 'ltr',
  isDark: false,
  hasMotion: true,
  isWalked: true,
});
describeEveryScreen({
  width: 1280,
  height: 800,
  judgedBy: 'appearance',
  language: 'ar',
  direction: 'rtl',
  isDark: true,
  hasMotion: false,
  isWalked: true,
});
