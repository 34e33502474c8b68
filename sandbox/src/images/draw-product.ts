import type { Product } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import type { Shape } from './shape.ts';
import * as homely from './shapes-homely.ts';
import * as technical from './shapes-technical.ts';
import * as worn from './shapes-worn.ts';

// The first words found in a category's name choose its silhouette.
const BY_WORDS: readonly [RegExp, Shape][] = [
  [/чехл|смартфон|телефон/i, technical.phone],
  [/науш|колонк/i, technical.headphones],
  [/компьютер|ноутбук/i, technical.laptop],
  [/заряд|кабел|аккумулятор/i, technical.plug],
  [/бытовая техника|климат|пылесос/i, technical.washer],
  [/инструмент/i, technical.hammer],
  [/шин|диск|велосипед|аксессуары для авто/i, technical.wheel],
  [/освещ|ламп|люстр/i, technical.lamp],
  [/мебел/i, homely.sofa],
  [/постельн|штор|ванн|рукодел/i, homely.textile],
  [/чай|посуд|кухн/i, homely.mug],
  [/обув|кроссов|ботин/i, worn.shoe],
  [/платья|купальник/i, worn.dress],
  [/брюк|джинс/i, worn.trousers],
  [/шапк|шарф/i, worn.hat],
  [/носк|колгот/i, worn.socks],
  [/одежд|куртк|худи|футбол|бель/i, worn.shirt],
  [/сумк|рюкзак|хранен/i, worn.bag],
  [/часы|украшен/i, worn.watch],
  [/космет|уход|парфюм|хими|гигиен|масл/i, homely.bottle],
  [/семен|дач|растен/i, homely.plant],
  [/корм|кошек|собак/i, homely.bowl],
  [/праздник|новогод|подар/i, homely.gift],
  [/туризм|рыбал|пикник/i, homely.tent],
  [/фитнес|тренаж|спорт/i, homely.dumbbell],
  [/книг|канцел/i, homely.book],
  [/игруш|дет|малыш/i, homely.toy],
  [/сладост|бакале|продукт/i, homely.pack],
];

function chooseShape(categoryName: string): Shape {
  return BY_WORDS.find(([words]) => words.test(categoryName))?.[1] ?? homely.box;
}

// 3:4, as the storefront's tiles.
const WIDTH = 600;
const HEIGHT = 800;

/** How the same thing is photographed on picture 1, 2, 3...: degrees, size, copies. */
const VIEWS = [
  { rotation: 0, scale: 2.2, copies: 1 },
  { rotation: -12, scale: 2, copies: 1 },
  { rotation: 8, scale: 3.2, copies: 1 },
  { rotation: 0, scale: 1.4, copies: 2 },
  { rotation: 16, scale: 1.8, copies: 1 },
] as const;

/** A picture of a product as SVG: always the same one for the same product, place and revision. */
export function drawProduct(
  { sku, categoryId, brand }: Product,
  categoryName: string,
  place: number,
  revision = 0,
): string {
  // A new photograph has another background and another angle; the thing keeps its colour.
  const hue = (categoryId * 47 + revision * 77) % 360;
  const own = (categoryId * 47 + 150 + (hash('colour', sku) % 120)) % 360;
  const palette = { main: `hsl(${own} 52% 56%)`, dark: `hsl(${own} 48% 34%)`, light: `hsl(${own} 60% 86%)` };
  const { rotation, scale, copies } = VIEWS[(place - 1 + 2 * revision) % VIEWS.length] ?? VIEWS[0];
  const shape = chooseShape(categoryName)(palette);
  const things = Array.from({ length: copies }, (_, copy) => {
    const x = WIDTH / 2 + (copy - (copies - 1) / 2) * 220;
    return `<g transform="translate(${x} 400) rotate(${rotation}) scale(${scale})">${shape}</g>`;
  });
  const label = brand.replaceAll(/[<>&"]/g, '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 45% 96%)"/><stop offset="1" stop-color="hsl(${hue} 38% 87%)"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#b)"/>`,
    `<ellipse cx="300" cy="640" rx="210" ry="26" fill="hsl(${hue} 25% 70%)" opacity=".45"/>`,
    ...things,
    `<text x="40" y="752" font-family="Arial, sans-serif" font-size="34" font-weight="700" fill="hsl(${hue} 30% 38%)">${label}</text>`,
    '</svg>',
  ].join('');
}
