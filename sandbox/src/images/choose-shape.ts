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

export function chooseShape(categoryName: string): Shape {
  return BY_WORDS.find(([words]) => words.test(categoryName))?.[1] ?? homely.box;
}
