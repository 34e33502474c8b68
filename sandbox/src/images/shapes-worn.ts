import type { Shape } from './shape.ts';

export const shirt: Shape = ({ main, dark }) =>
  `<path d="M-34 -80 L-90 -46 L-68 -6 L-48 -18 L-48 86 L48 86 L48 -18 L68 -6 L90 -46 L34 -80 Q0 -52 -34 -80Z" fill="${main}"/><path d="M-34 -80 Q0 -52 34 -80" fill="none" stroke="${dark}" stroke-width="8"/>`;
export const dress: Shape = ({ main, dark, light }) =>
  `<path d="M-34 -90 L-20 -90 Q0 -64 20 -90 L34 -90 L42 -34 L30 -8 L72 88 H-72 L-30 -8 L-42 -34Z" fill="${main}"/><path d="M-31 -8 H31" stroke="${dark}" stroke-width="9"/><path d="M-18 20 L-36 84 M18 20 L36 84" stroke="${light}" stroke-width="5"/>`;
export const trousers: Shape = ({ main, dark, light }) =>
  `<path d="M-50 -88 H50 L62 90 H14 L0 -20 L-14 90 H-62Z" fill="${main}"/><path d="M-50 -88 H50 V-70 H-50Z" fill="${dark}"/><path d="M0 -70 V-30" stroke="${light}" stroke-width="5"/>`;
export const shoe: Shape = ({ main, dark, light }) =>
  `<path d="M-90 -30 Q-60 -10 -40 -44 L0 -10 Q40 8 84 18 Q98 24 94 44 L-92 44 Q-98 0 -90 -30Z" fill="${main}"/><rect x="-94" y="44" width="190" height="18" rx="9" fill="${light}"/><path d="M-20 -26 L-6 -42 M0 -12 L14 -28" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`;
export const hat: Shape = ({ main, dark, light }) =>
  `<path d="M-64 30 Q-64 -66 0 -66 Q64 -66 64 30Z" fill="${main}"/><rect x="-74" y="22" width="148" height="40" rx="20" fill="${dark}"/><circle cx="0" cy="-72" r="20" fill="${light}"/>`;
export const socks: Shape = ({ main, dark, light }) =>
  `<path d="M-46 -90 H10 V20 L70 48 Q90 62 76 84 H6 Q-30 84 -38 52Z" fill="${main}"/><rect x="-46" y="-90" width="56" height="26" fill="${dark}"/><path d="M48 38 L34 84 H76 Q90 62 70 48Z" fill="${light}"/>`;
export const bag: Shape = ({ main, dark, light }) =>
  `<path d="M-36 -30 V-54 A36 34 0 0 1 36 -54 V-30" fill="none" stroke="${dark}" stroke-width="12"/><rect x="-78" y="-36" width="156" height="122" rx="20" fill="${main}"/><rect x="-46" y="14" width="92" height="48" rx="10" fill="${light}"/>`;
export const watch: Shape = ({ main, dark, light }) =>
  `<rect x="-28" y="-96" width="56" height="192" rx="14" fill="${main}"/><circle r="58" fill="${dark}"/><circle r="47" fill="${light}"/><path d="M0 -30 V0 L22 14" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`;
