import { biscuits } from '../food/biscuits.ts';
import { candy } from '../food/candy.ts';
import { canned } from '../food/canned.ts';
import { chocolate } from '../food/chocolate.ts';
import { coffeePack } from '../food/coffee-pack.ts';
import { driedFruit } from '../food/dried-fruit.ts';
import { drink } from '../food/drink.ts';
import { flour } from '../food/flour.ts';
import { grainBag } from '../food/grain-bag.ts';
import { jar } from '../food/jar.ts';
import { nuts } from '../food/nuts.ts';
import { oilBottle } from '../food/oil-bottle.ts';
import { pasta } from '../food/pasta.ts';
import { sauce } from '../food/sauce.ts';
import { sweetsBox } from '../food/sweets-box.ts';
import { tea } from '../food/tea.ts';
import { tin } from '../food/tin.ts';
import type { Catalogue } from './catalogue.ts';

export const table: Catalogue = {
  60: [
    [/набор|чай|пуэр|матча/, tea],
    [/кофе/, coffeePack],
    [/какао|цикор|кисел|шоколад/, tin],
    [/сок|лимонад|вода|напиток|сироп/, drink],
  ],
  61: [
    [/паст(а|ы)$/, jar],
    [/шоколадная паста/, jar],
    [/конфет|трюфел/, sweetsBox],
    [/шоколад|плитк/, chocolate],
    [/печень|вафл|пряник/, biscuits],
    [/зефир|мармелад|пастил|халва|драже/, candy],
    [/орех|миндал|кешью|фисташ|фундук|арахис/, nuts],
    [/кураг|финик|изюм|чернослив|манго|сухофрукт/, driedFruit],
  ],
  62: [
    [/мука|крахмал/, flour],
    [/масло/, oilBottle],
    [/мёд|варень|паста|урбеч/, jar],
    [/соус|приправ|специ/, sauce],
    [/макарон|спагет|лапш/, pasta],
    [/тушён|консерв|сгущ|оливк|кукуруз/, canned],
    [/рис|греч|овсян|булгур|чечев|киноа|пшено/, grainBag],
  ],
};
