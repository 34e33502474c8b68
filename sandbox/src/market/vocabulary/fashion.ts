import type { AreaWords } from './area-words.ts';
import { kidsClothing, knitwear, outerwear, shirts, trousers } from './everyday-clothing.ts';
import { bags, shoes, summerShoes, winterShoes } from './footwear-and-bags.ts';
import { hatsAndScarves, jewellery } from './jewellery-and-accessories.ts';
import { dresses, hosiery, swimwear, underwear } from './womens-clothing.ts';

export const fashion: AreaWords = {
  curve: 'evening',
  brands:
    'Лимэра, Тавренна, Нордалин, Мирельва, Ardensia, Ветланда, Вольнера, Тропинар, Olvira, Зимородок, Росталина, Лаквелла, Bramello, Шагомир, Fiorenta, Steppari',
  categories: [
    dresses,
    outerwear,
    trousers,
    shirts,
    hosiery,
    underwear,
    swimwear,
    knitwear,
    kidsClothing,
    shoes,
    winterShoes,
    summerShoes,
    bags,
    jewellery,
    hatsAndScarves,
  ],
};
