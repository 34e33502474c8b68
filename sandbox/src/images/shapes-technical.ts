import type { Shape } from './shape.ts';

export const phone: Shape = ({ main, dark, light }) =>
  `<rect x="-46" y="-92" width="92" height="184" rx="16" fill="${dark}"/><rect x="-39" y="-84" width="78" height="168" rx="10" fill="${main}"/><circle cx="-20" cy="-64" r="10" fill="${light}"/><circle cx="-20" cy="-38" r="10" fill="${light}"/>`;
export const headphones: Shape = ({ main, dark, light }) =>
  `<path d="M-70 30 A70 78 0 0 1 70 30" fill="none" stroke="${dark}" stroke-width="14"/><rect x="-88" y="16" width="38" height="68" rx="18" fill="${main}"/><rect x="50" y="16" width="38" height="68" rx="18" fill="${main}"/><rect x="-80" y="28" width="8" height="44" rx="4" fill="${light}"/>`;
export const laptop: Shape = ({ main, dark, light }) =>
  `<rect x="-76" y="-66" width="152" height="106" rx="10" fill="${dark}"/><rect x="-66" y="-56" width="132" height="86" fill="${main}"/><path d="M-98 48 H98 L84 68 H-84Z" fill="${light}"/><path d="M-66 30 L10 -56 H50 L-26 30Z" fill="${light}" opacity=".35"/>`;
export const plug: Shape = ({ main, dark, light }) =>
  `<path d="M-24 -88 V-50 M24 -88 V-50" stroke="${dark}" stroke-width="12" stroke-linecap="round"/><path d="M-52 -50 H52 V-10 Q52 36 0 36 Q-52 36 -52 -10Z" fill="${main}"/><path d="M0 36 V62 Q0 88 34 88 H70" fill="none" stroke="${dark}" stroke-width="12" stroke-linecap="round"/><rect x="-36" y="-36" width="72" height="10" rx="5" fill="${light}"/>`;
export const washer: Shape = ({ main, dark, light }) =>
  `<rect x="-72" y="-90" width="144" height="180" rx="12" fill="${main}"/><rect x="-58" y="-76" width="70" height="16" rx="8" fill="${light}"/><circle cx="44" cy="-68" r="9" fill="${dark}"/><circle cy="18" r="50" fill="${dark}"/><circle cy="18" r="38" fill="${light}"/>`;
export const hammer: Shape = ({ main, dark, light }) =>
  `<g transform="rotate(40)"><rect x="-11" y="-50" width="22" height="146" rx="10" fill="${main}"/><path d="M-62 -86 H40 Q64 -86 72 -56 L34 -46 H-62Z" fill="${dark}"/><rect x="-62" y="-86" width="18" height="40" fill="${light}"/></g>`;
export const wheel: Shape = ({ main, dark, light }) =>
  `<circle r="90" fill="${dark}"/><circle r="58" fill="${light}"/><path d="M0 -58 V58 M-50 -29 L50 29 M-50 29 L50 -29" stroke="${main}" stroke-width="13"/><circle r="17" fill="${main}"/>`;
export const lamp: Shape = ({ main, dark, light }) =>
  `<path d="M-40 -86 H40 L74 0 H-74Z" fill="${main}"/><rect x="-6" y="0" width="12" height="76" fill="${dark}"/><ellipse cx="0" cy="82" rx="46" ry="12" fill="${dark}"/><path d="M-28 -72 H0 L-8 -14 H-56Z" fill="${light}"/>`;
