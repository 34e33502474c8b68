import { hairbrush } from '../beauty/hairbrush.ts';
import { shampoo } from '../beauty/shampoo.ts';
import { vitamins } from '../beauty/vitamins.ts';
import { soilBag } from '../garden/soil-bag.ts';
import { wipes } from '../household/wipes.ts';
import { aquarium } from '../pets/aquarium.ts';
import { aquariumDecor } from '../pets/aquarium-decor.ts';
import { aquariumFilter } from '../pets/aquarium-filter.ts';
import { bowl } from '../pets/bowl.ts';
import { carrier } from '../pets/carrier.ts';
import { catLitter } from '../pets/cat-litter.ts';
import { collar } from '../pets/collar.ts';
import { fountain } from '../pets/fountain.ts';
import { litterTray } from '../pets/litter-tray.ts';
import { petBed } from '../pets/pet-bed.ts';
import { petClothes } from '../pets/pet-clothes.ts';
import { petFood } from '../pets/pet-food.ts';
import { petToy } from '../pets/pet-toy.ts';
import { petTreat } from '../pets/pet-treat.ts';
import { scratcher } from '../pets/scratcher.ts';
import { smallPetFood } from '../pets/small-pet-food.ts';
import type { Catalogue } from './catalogue.ts';

export const pets: Catalogue = {
  46: [
    [/лакомств/, petTreat],
    [/витамин/, vitamins],
    [/попуга|рыб|хомяк|кролик|грызун/, smallPetFood],
    [/корм/, petFood],
  ],
  47: [
    [/наполнител/, catLitter],
    [/лоток|туалет/, litterTray],
    [/когтеточ|домик/, scratcher],
    [/лежанк|гамак/, petBed],
    [/переноск/, carrier],
    [/ошейник|поводок|шлейк|рулетк|намордник/, collar],
    [/игруш|дразнил/, petToy],
    [/одежд|комбинезон/, petClothes],
    [/миск|кормуш/, bowl],
    [/поилк/, fountain],
    [/шампун|капли/, shampoo],
    [/пелён/, wipes],
    [/пуходёр|фурминатор/, hairbrush],
  ],
  48: [
    [/фильтр|компрессор|ламп|обогрев/, aquariumFilter],
    [/грунт/, soilBag],
    [/декорац|растени|фон/, aquariumDecor],
    [/аквариум|террариум/, aquarium],
  ],
};
