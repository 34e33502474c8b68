/**
 * The parts of the catalogues that are needed before anybody has signed in; the rest comes with the session. The login
 * screen must stay small, and the catalogues grow with every tool.
 */
export const GUEST_TEXTS: readonly string[] = [
  'accounts',
  'common',
  'errors',
  'limits',
  'login',
  'menu',
  'notices',
  'passwordFaults',
  'passwordRules',
  'recovery',
  'register',
  'rights',
  'roles',
  'screens',
  'shell',
  'uniqueFields',
];
