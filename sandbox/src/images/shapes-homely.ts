import type { Shape } from './shape.ts';

export const bottle: Shape = ({ main, dark, light }) =>
  `<rect x="-16" y="-94" width="32" height="30" rx="6" fill="${dark}"/><rect x="-44" y="-66" width="88" height="156" rx="22" fill="${main}"/><rect x="-44" y="-20" width="88" height="60" fill="${light}"/><rect x="-30" y="-4" width="60" height="6" rx="3" fill="${dark}"/><rect x="-30" y="12" width="40" height="6" rx="3" fill="${dark}"/>`;
export const mug: Shape = ({ main, dark, light }) =>
  `<path d="M46 -30 h16 a30 34 0 0 1 0 68 h-16" fill="none" stroke="${dark}" stroke-width="14"/><path d="M-72 -56 H54 V50 Q54 80 24 80 H-42 Q-72 80 -72 50Z" fill="${main}"/><ellipse cx="-9" cy="-56" rx="63" ry="14" fill="${light}"/>`;
export const sofa: Shape = ({ main, dark, light }) =>
  `<rect x="-66" y="-52" width="132" height="76" rx="18" fill="${main}"/><rect x="-92" y="-18" width="40" height="76" rx="18" fill="${dark}"/><rect x="52" y="-18" width="40" height="76" rx="18" fill="${dark}"/><rect x="-54" y="8" width="108" height="42" rx="10" fill="${light}"/><path d="M-74 58 V76 M74 58 V76" stroke="${dark}" stroke-width="11"/>`;
export const textile: Shape = ({ main, dark, light }) =>
  `<rect x="-82" y="-66" width="164" height="44" rx="20" fill="${main}"/><rect x="-82" y="-18" width="164" height="44" rx="20" fill="${light}"/><rect x="-82" y="30" width="164" height="44" rx="20" fill="${dark}"/>`;
export const plant: Shape = ({ main, dark, light }) =>
  `<path d="M0 30 Q-80 10 -64 -66 Q4 -54 0 30Z" fill="${main}"/><path d="M0 30 Q74 0 58 -88 Q-14 -60 0 30Z" fill="${light}"/><path d="M-50 24 H50 L38 90 H-38Z" fill="${dark}"/>`;
export const bowl: Shape = ({ main, dark, light }) =>
  `<path d="M-60 -6 Q-40 -62 0 -40 Q40 -70 62 -6Z" fill="${light}"/><path d="M-88 -6 H88 L66 66 H-66Z" fill="${main}"/><circle cy="32" r="14" fill="${dark}"/>`;
export const gift: Shape = ({ main, dark, light }) =>
  `<rect x="-72" y="-14" width="144" height="100" rx="8" fill="${main}"/><rect x="-84" y="-44" width="168" height="36" rx="8" fill="${dark}"/><rect x="-13" y="-44" width="26" height="130" fill="${light}"/><path d="M0 -44 Q-60 -100 -50 -50 Q-40 -40 0 -44 Q40 -40 50 -50 Q60 -100 0 -44Z" fill="none" stroke="${light}" stroke-width="11"/>`;
export const tent: Shape = ({ main, dark, light }) =>
  `<path d="M0 -78 L94 76 H-94Z" fill="${main}"/><path d="M0 -30 L40 76 H-40Z" fill="${dark}"/><path d="M0 -78 L0 -94 M-94 76 H94" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`;
export const dumbbell: Shape = ({ main, dark, light }) =>
  `<g transform="rotate(-24)"><rect x="-60" y="-9" width="120" height="18" fill="${dark}"/><rect x="-76" y="-50" width="30" height="100" rx="10" fill="${main}"/><rect x="46" y="-50" width="30" height="100" rx="10" fill="${main}"/><rect x="-94" y="-32" width="20" height="64" rx="8" fill="${light}"/><rect x="74" y="-32" width="20" height="64" rx="8" fill="${light}"/></g>`;
export const book: Shape = ({ main, dark, light }) =>
  `<path d="M-66 -84 H54 Q66 -84 66 -72 V86 H-54 Q-66 86 -66 74Z" fill="${main}"/><path d="M-54 70 H66 V86 H-54 A8 8 0 0 1 -54 70Z" fill="${light}"/><rect x="-40" y="-54" width="80" height="12" rx="6" fill="${dark}"/><rect x="-40" y="-28" width="52" height="8" rx="4" fill="${light}"/>`;
export const toy: Shape = ({ main, dark, light }) =>
  `<rect x="-74" y="4" width="72" height="72" rx="8" fill="${main}"/><rect x="2" y="4" width="72" height="72" rx="8" fill="${dark}"/><path d="M-38 4 L0 -76 L38 4Z" fill="${light}"/>`;
export const pack: Shape = ({ main, dark, light }) =>
  `<path d="M-58 -84 H58 L50 -70 L58 84 H-58 L-50 -70Z" fill="${main}"/><path d="M-58 -84 H58 L52 -62 H-52Z" fill="${dark}"/><ellipse cy="16" rx="36" ry="30" fill="${light}"/>`;
export const box: Shape = ({ main, dark, light }) =>
  `<path d="M0 -86 L84 -44 V46 L0 88 L-84 46 V-44Z" fill="${main}"/><path d="M0 -2 L84 -44 V46 L0 88Z" fill="${dark}"/><path d="M0 -86 L84 -44 L0 -2 L-84 -44Z" fill="${light}"/>`;
