import { brace } from '../beauty/brace.ts';
import { compact } from '../beauty/compact.ts';
import { cosmeticBag } from '../beauty/cosmetic-bag.ts';
import { creamJar } from '../beauty/cream-jar.ts';
import { dropper } from '../beauty/dropper.ts';
import { faceMask } from '../beauty/face-mask.ts';
import { floss } from '../beauty/floss.ts';
import { hairDye } from '../beauty/hair-dye.ts';
import { hairbrush } from '../beauty/hairbrush.ts';
import { insoles } from '../beauty/insoles.ts';
import { irrigator } from '../beauty/irrigator.ts';
import { lashes } from '../beauty/lashes.ts';
import { lipstick } from '../beauty/lipstick.ts';
import { loofah } from '../beauty/loofah.ts';
import { makeupBrushes } from '../beauty/makeup-brushes.ts';
import { makeupPencil } from '../beauty/makeup-pencil.ts';
import { mascara } from '../beauty/mascara.ts';
import { massager } from '../beauty/massager.ts';
import { nailLamp } from '../beauty/nail-lamp.ts';
import { nailPolish } from '../beauty/nail-polish.ts';
import { nailSet } from '../beauty/nail-set.ts';
import { pads } from '../beauty/pads.ts';
import { palette } from '../beauty/palette.ts';
import { perfume } from '../beauty/perfume.ts';
import { protein } from '../beauty/protein.ts';
import { shampoo } from '../beauty/shampoo.ts';
import { soap } from '../beauty/soap.ts';
import { spongeEgg } from '../beauty/sponge-egg.ts';
import { sprayCan } from '../beauty/spray-can.ts';
import { thermometer } from '../beauty/thermometer.ts';
import { tonometer } from '../beauty/tonometer.ts';
import { toothbrush } from '../beauty/toothbrush.ts';
import { toothpaste } from '../beauty/toothpaste.ts';
import { tube } from '../beauty/tube.ts';
import { tweezers } from '../beauty/tweezers.ts';
import { vitamins } from '../beauty/vitamins.ts';
import { chocolate } from '../food/chocolate.ts';
import { drink } from '../food/drink.ts';
import type { Catalogue } from './catalogue.ts';

export const beauty: Catalogue = {
  40: [
    [/тканев|патч|маска/, faceMask],
    [/сыворотк|флюид|гидрофил/, dropper],
    [/губ|помад/, lipstick],
    [/спрей|масло/, sprayCan],
    [/пилинг|скраб|солнц|загар|рук|пенк/, tube],
    [/гель|тоник|мицел/, shampoo],
    [/крем/, creamJar],
  ],
  41: [
    [/краск|тоник|оттен/, hairDye],
    [/расчёск|щётк/, hairbrush],
    [/мочал/, loofah],
    [/мыло/, soap],
    [/маска|скраб|крем/, creamJar],
    [/спрей/, sprayCan],
    [/масло|сыворотк/, dropper],
    [/шампун|бальзам|кондиционер|гель|лосьон/, shampoo],
  ],
  42: [
    [/паста/, toothpaste],
    [/щётк/, toothbrush],
    [/ополаск/, drink],
    [/нить/, floss],
    [/ирригатор/, irrigator],
    [/батончик/, chocolate],
    [/протеин|креатин|гейнер/, protein],
    [/витамин|омега|магни|коллаген/, vitamins],
    [/проклад|тампон/, pads],
    [/термометр/, thermometer],
    [/массаж/, massager],
    [/тонометр|ингалятор|глюкометр/, tonometer],
    [/стельк/, insoles],
    [/бандаж|корсет|корректор|наколен|бинт/, brace],
  ],
  43: [
    [/карандаш|подводк/, makeupPencil],
    [/тушь|брове/, mascara],
    [/помад|блеск|тинт/, lipstick],
    [/тональн|консилер/, tube],
    [/палетк|тени/, palette],
    [/кист/, makeupBrushes],
    [/косметичк/, cosmeticBag],
    [/спонж/, spongeEgg],
    [/зеркал|кушон|пудр|румян|хайлайтер/, compact],
  ],
  44: [
    [/дезодор|антиперс|мист|спрей/, sprayCan],
    [/дух|парфюм|вода/, perfume],
  ],
  45: [
    [/ламп|аппарат/, nailLamp],
    [/набор|накладные ногти|типс|наклейк|слайдер/, nailSet],
    [/пилк|пинцет/, tweezers],
    [/ресниц/, lashes],
    [/краск|хна/, tube],
    [/лак|топ|база/, nailPolish],
  ],
};
