import { vacuum } from '../appliances/vacuum.ts';
import { airFreshener } from '../auto/air-freshener.ts';
import { brakePads } from '../auto/brake-pads.ts';
import { carBattery } from '../auto/car-battery.ts';
import { carLamp } from '../auto/car-lamp.ts';
import { carMats } from '../auto/car-mats.ts';
import { carOrganizer } from '../auto/car-organizer.ts';
import { carRadio } from '../auto/car-radio.ts';
import { dashCamera } from '../auto/dash-camera.ts';
import { filter } from '../auto/filter.ts';
import { jack } from '../auto/jack.ts';
import { jumpStarter } from '../auto/jump-starter.ts';
import { oilCanister } from '../auto/oil-canister.ts';
import { pump } from '../auto/pump.ts';
import { rim } from '../auto/rim.ts';
import { seatCover } from '../auto/seat-cover.ts';
import { sparkPlugs } from '../auto/spark-plugs.ts';
import { steeringCover } from '../auto/steering-cover.ts';
import { tyre } from '../auto/tyre.ts';
import { washerFluid } from '../auto/washer-fluid.ts';
import { wipers } from '../auto/wipers.ts';
import { phoneStand } from '../electronics/phone-stand.ts';
import { blinds } from '../home/blinds.ts';
import { sprayBottle } from '../household/spray-bottle.ts';
import { toolbox } from '../tools/toolbox.ts';
import type { Catalogue } from './catalogue.ts';

export const auto: Catalogue = {
  49: [
    [/насос|компрессор/, pump],
    [/домкрат/, jack],
    [/набор/, toolbox],
    [/диск|колпак/, rim],
    [/шин|резин/, tyre],
  ],
  50: [
    [/сидень|автомобильный чехол/, seatCover],
    [/руль/, steeringCover],
    [/коврик/, carMats],
    [/видеорегистр|радар|камер/, dashCamera],
    [/магнитол/, carRadio],
    [/пылесос/, vacuum],
    [/держател/, phoneStand],
    [/органайзер/, carOrganizer],
    [/шторк/, blinds],
    [/аромат|пахучк/, airFreshener],
    [/ламп/, carLamp],
    [/дворник|стеклоочист/, wipers],
  ],
  51: [
    [/масло/, oilCanister],
    [/фильтр/, filter],
    [/незамерз|антифриз|жидкост|тосол/, washerFluid],
    [/шампун|полирол|воск|очистит|чернит|дождь/, sprayBottle],
    [/зарядн|пусков|провод/, jumpStarter],
    [/аккумулятор/, carBattery],
    [/колодк/, brakePads],
    [/свеч/, sparkPlugs],
  ],
};
