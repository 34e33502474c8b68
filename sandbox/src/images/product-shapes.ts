/** Silhouettes in a box of 200 × 200 around 0,0. `main`, `dark` and `light` are the product's colours. */
export type Palette = { main: string; dark: string; light: string };
export type Shape = (palette: Palette) => string;

const phone: Shape = ({ main, dark, light }) =>
  `<rect x="-46" y="-92" width="92" height="184" rx="16" fill="${dark}"/><rect x="-39" y="-84" width="78" height="168" rx="10" fill="${main}"/><circle cx="-20" cy="-64" r="10" fill="${light}"/><circle cx="-20" cy="-38" r="10" fill="${light}"/>`;
const headphones: Shape = ({ main, dark, light }) =>
  `<path d="M-70 30 A70 78 0 0 1 70 30" fill="none" stroke="${dark}" stroke-width="14"/><rect x="-88" y="16" width="38" height="68" rx="18" fill="${main}"/><rect x="50" y="16" width="38" height="68" rx="18" fill="${main}"/><rect x="-80" y="28" width="8" height="44" rx="4" fill="${light}"/>`;
const bottle: Shape = ({ main, dark, light }) =>
  `<rect x="-16" y="-94" width="32" height="30" rx="6" fill="${dark}"/><rect x="-44" y="-66" width="88" height="156" rx="22" fill="${main}"/><rect x="-44" y="-20" width="88" height="60" fill="${light}"/><rect x="-30" y="-4" width="60" height="6" rx="3" fill="${dark}"/><rect x="-30" y="12" width="40" height="6" rx="3" fill="${dark}"/>`;
const shirt: Shape = ({ main, dark }) =>
  `<path d="M-34 -80 L-90 -46 L-68 -6 L-48 -18 L-48 86 L48 86 L48 -18 L68 -6 L90 -46 L34 -80 Q0 -52 -34 -80Z" fill="${main}"/><path d="M-34 -80 Q0 -52 34 -80" fill="none" stroke="${dark}" stroke-width="8"/>`;
const shoe: Shape = ({ main, dark, light }) =>
  `<path d="M-90 -30 Q-60 -10 -40 -44 L0 -10 Q40 8 84 18 Q98 24 94 44 L-92 44 Q-98 0 -90 -30Z" fill="${main}"/><rect x="-94" y="44" width="190" height="18" rx="9" fill="${light}"/><path d="M-20 -26 L-6 -42 M0 -12 L14 -28" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`;
const bag: Shape = ({ main, dark, light }) =>
  `<path d="M-36 -30 V-54 A36 34 0 0 1 36 -54 V-30" fill="none" stroke="${dark}" stroke-width="12"/><rect x="-78" y="-36" width="156" height="122" rx="20" fill="${main}"/><rect x="-46" y="14" width="92" height="48" rx="10" fill="${light}"/>`;
const lamp: Shape = ({ main, dark, light }) =>
  `<path d="M-40 -86 H40 L74 0 H-74Z" fill="${main}"/><rect x="-6" y="0" width="12" height="76" fill="${dark}"/><ellipse cx="0" cy="82" rx="46" ry="12" fill="${dark}"/><path d="M-28 -72 H0 L-8 -14 H-56Z" fill="${light}"/>`;
const mug: Shape = ({ main, dark, light }) =>
  `<path d="M46 -30 h16 a30 34 0 0 1 0 68 h-16" fill="none" stroke="${dark}" stroke-width="14"/><path d="M-72 -56 H54 V50 Q54 80 24 80 H-42 Q-72 80 -72 50Z" fill="${main}"/><ellipse cx="-9" cy="-56" rx="63" ry="14" fill="${light}"/>`;
const watch: Shape = ({ main, dark, light }) =>
  `<rect x="-28" y="-96" width="56" height="192" rx="14" fill="${main}"/><circle r="58" fill="${dark}"/><circle r="47" fill="${light}"/><path d="M0 -30 V0 L22 14" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`;
const book: Shape = ({ main, dark, light }) =>
  `<path d="M-66 -84 H54 Q66 -84 66 -72 V86 H-54 Q-66 86 -66 74Z" fill="${main}"/><path d="M-54 70 H66 V86 H-54 A8 8 0 0 1 -54 70Z" fill="${light}"/><rect x="-40" y="-54" width="80" height="12" rx="6" fill="${dark}"/><rect x="-40" y="-28" width="52" height="8" rx="4" fill="${light}"/>`;
const toy: Shape = ({ main, dark, light }) =>
  `<rect x="-74" y="4" width="72" height="72" rx="8" fill="${main}"/><rect x="2" y="4" width="72" height="72" rx="8" fill="${dark}"/><path d="M-38 4 L0 -76 L38 4Z" fill="${light}"/>`;
const box: Shape = ({ main, dark, light }) =>
  `<path d="M0 -86 L84 -44 V46 L0 88 L-84 46 V-44Z" fill="${main}"/><path d="M0 -2 L84 -44 V46 L0 88Z" fill="${dark}"/><path d="M0 -86 L84 -44 L0 -2 L-84 -44Z" fill="${light}"/>`;

// The first words that fit a category's name choose its silhouette.
const BY_CATEGORY: readonly [RegExp, Shape][] = [
  [/смартфон|телефон|чехл|планшет/i, phone],
  [/науш|колонк|аудио/i, headphones],
  [/крем|шампун|косметик|парфюм|космет|уход|гель|масл|напит|вод|хими|витамин/i, bottle],
  [/обув|кроссов|ботин|туфл|сапог|тапоч/i, shoe],
  [/одежд|плать|футбол|куртк|джинс|брюк|белье|свитер|пижам|кофт|худи|костюм/i, shirt],
  [/сумк|рюкзак|чемодан|кошел/i, bag],
  [/ламп|свет|люстр|торшер|гирлянд/i, lamp],
  [/посуд|круж|чайник|кухн|коф|чай|кастрюл|сковород/i, mug],
  [/час|украшен|брасл/i, watch],
  [/книг|канцел|тетрад/i, book],
  [/игруш|конструктор|дет|кукл|настольн/i, toy],
];
const OTHERS: readonly Shape[] = [box, toy, bag, lamp, mug];

export function chooseShape(categoryName: string, categoryId: number): Shape {
  const fitting = BY_CATEGORY.find(([words]) => words.test(categoryName))?.[1];
  return fitting ?? OTHERS[categoryId % OTHERS.length] ?? box;
}
