import { airConditioner } from '../appliances/air-conditioner.ts';
import { airFryer } from '../appliances/air-fryer.ts';
import { blender } from '../appliances/blender.ts';
import { clipper } from '../appliances/clipper.ts';
import { coffeeMachine } from '../appliances/coffee-machine.ts';
import { cooker } from '../appliances/cooker.ts';
import { curlingIron } from '../appliances/curling-iron.ts';
import { dishwasher } from '../appliances/dishwasher.ts';
import { fan } from '../appliances/fan.ts';
import { freezer } from '../appliances/freezer.ts';
import { fridge } from '../appliances/fridge.ts';
import { grinder } from '../appliances/grinder.ts';
import { hairDryer } from '../appliances/hair-dryer.ts';
import { heatGun } from '../appliances/heat-gun.ts';
import { heater } from '../appliances/heater.ts';
import { hood } from '../appliances/hood.ts';
import { humidifier } from '../appliances/humidifier.ts';
import { iron } from '../appliances/iron.ts';
import { kettle } from '../appliances/kettle.ts';
import { kitchenScales } from '../appliances/kitchen-scales.ts';
import { microwave } from '../appliances/microwave.ts';
import { mixer } from '../appliances/mixer.ts';
import { multicooker } from '../appliances/multicooker.ts';
import { oven } from '../appliances/oven.ts';
import { robotVacuum } from '../appliances/robot-vacuum.ts';
import { sewingMachine } from '../appliances/sewing-machine.ts';
import { toaster } from '../appliances/toaster.ts';
import { vacuum } from '../appliances/vacuum.ts';
import { waffleIron } from '../appliances/waffle-iron.ts';
import { washingMachine } from '../appliances/washing-machine.ts';
import { razor } from '../beauty/razor.ts';
import type { Catalogue } from './catalogue.ts';

export const appliances: Catalogue = {
  23: [
    [/холодильник/, fridge],
    [/морозил/, freezer],
    [/стиральн/, washingMachine],
    [/посудомо/, dishwasher],
    [/духов/, oven],
    [/вытяжк/, hood],
    [/варочн|плит/, cooker],
  ],
  24: [
    [/чайник|термопот/, kettle],
    [/кофевар|кофемашин/, coffeeMachine],
    [/кофемол|измельч|мясоруб|соковыж/, grinder],
    [/блендер/, blender],
    [/миксер|комбайн/, mixer],
    [/варка/, multicooker],
    [/аэрогриль/, airFryer],
    [/микроволн|печь/, microwave],
    [/тостер|хлебопеч/, toaster],
    [/вафельн|электрогриль|бутербродн/, waffleIron],
    [/весы/, kitchenScales],
    [/вакууматор/, toaster],
    [/сушилк/, airFryer],
  ],
  25: [
    [/электробритва|триммер|стриж|катыш/, clipper],
    [/бритва/, razor],
    [/робот/, robotVacuum],
    [/пылесос/, vacuum],
    [/утюжок|плойк|фен-щ/, curlingIron],
    [/утюг|отпариват|парогенер/, iron],
    [/фен/, hairDryer],
    [/швейн|оверлок/, sewingMachine],
  ],
  26: [
    [/тепловая пушка/, heatGun],
    [/тепловентил|обогреват|конвектор|радиатор/, heater],
    [/вентилятор/, fan],
    [/кондиционер|сплит/, airConditioner],
    [/увлажн|очистит|осушит/, humidifier],
  ],
};
