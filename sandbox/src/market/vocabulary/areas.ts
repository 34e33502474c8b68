import { appliances } from './appliances.ts';
import type { AreaWords } from './area-words.ts';
import { auto } from './auto.ts';
import { beauty } from './beauty.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { food } from './food.ts';
import { garden } from './garden.ts';
import { hobby } from './hobby.ts';
import { home } from './home.ts';
import { kids } from './kids.ts';
import { pets } from './pets.ts';
import { sport } from './sport.ts';
import { tools } from './tools.ts';

/** Everything the market sells. */
export const AREAS: readonly AreaWords[] = [
  fashion,
  electronics,
  appliances,
  home,
  kids,
  beauty,
  pets,
  auto,
  tools,
  sport,
  garden,
  food,
  hobby,
];
