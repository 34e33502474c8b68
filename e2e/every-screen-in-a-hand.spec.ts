import { describeEveryScreen } from './every-screen.ts';

const NARROW = { width: 360, height: 740 };

describeEveryScreen({
  ...NARROW,
  language: 'en',
  direction: 'ltr',
  isDark: true,
  hasMotion: false,
  isWalked: true,
});
describeEveryScreen({
  ...NARROW,
  language: 'fr',
  direction: 'ltr',
  isDark: false,
  hasMotion: true,
  isWalked: false,
});
