import type { Shape } from '../drawing/shape.ts';
import { appliances } from './catalogue/appliances.ts';
import { auto } from './catalogue/auto.ts';
import { beauty } from './catalogue/beauty.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { electronics } from './catalogue/electronics.ts';
import { fashion } from './catalogue/fashion.ts';
import { hobby } from './catalogue/hobby.ts';
import { home } from './catalogue/home.ts';
import { kids } from './catalogue/kids.ts';
import { leisure } from './catalogue/leisure.ts';
import { pets } from './catalogue/pets.ts';
import { table } from './catalogue/table.ts';
import { work } from './catalogue/work.ts';

const CATALOGUE: Catalogue = {
  ...fashion,
  ...electronics,
  ...appliances,
  ...home,
  ...kids,
  ...beauty,
  ...pets,
  ...auto,
  ...work,
  ...leisure,
  ...table,
  ...hobby,
};

/** undefined: nobody has drawn this yet. */
export function chooseShape(categoryId: number, noun: string): Shape | undefined {
  return CATALOGUE[categoryId]?.find(([words]) => words.test(noun.toLowerCase()))?.[1];
}
