import { bed } from '../home/bed.ts';
import { bedding } from '../home/bedding.ts';
import { blanket } from '../home/blanket.ts';
import { blinds } from '../home/blinds.ts';
import { bouquet } from '../home/bouquet.ts';
import { bulb } from '../home/bulb.ts';
import { candle } from '../home/candle.ts';
import { chair } from '../home/chair.ts';
import { chandelier } from '../home/chandelier.ts';
import { coatRack } from '../home/coat-rack.ts';
import { curtains } from '../home/curtains.ts';
import { diffuser } from '../home/diffuser.ts';
import { garland } from '../home/garland.ts';
import { garmentBag } from '../home/garment-bag.ts';
import { hanger } from '../home/hanger.ts';
import { lamp } from '../home/lamp.ts';
import { lantern } from '../home/lantern.ts';
import { ledStrip } from '../home/led-strip.ts';
import { mattress } from '../home/mattress.ts';
import { mirror } from '../home/mirror.ts';
import { nightLight } from '../home/night-light.ts';
import { organizer } from '../home/organizer.ts';
import { picture } from '../home/picture.ts';
import { pillow } from '../home/pillow.ts';
import { pouf } from '../home/pouf.ts';
import { rug } from '../home/rug.ts';
import { sofa } from '../home/sofa.ts';
import { storageBox } from '../home/storage-box.ts';
import { table } from '../home/table.ts';
import { towel } from '../home/towel.ts';
import { vase } from '../home/vase.ts';
import { wallClock } from '../home/wall-clock.ts';
import { wardrobe } from '../home/wardrobe.ts';
import { bathMat } from '../household/bath-mat.ts';
import { bathShelf } from '../household/bath-shelf.ts';
import { binBags } from '../household/bin-bags.ts';
import { bucket } from '../household/bucket.ts';
import { canister } from '../household/canister.ts';
import { mop } from '../household/mop.ts';
import { paperRolls } from '../household/paper-rolls.ts';
import { powder } from '../household/powder.ts';
import { rubberGloves } from '../household/rubber-gloves.ts';
import { sanitary } from '../household/sanitary.ts';
import { shower } from '../household/shower.ts';
import { soapDispenser } from '../household/soap-dispenser.ts';
import { sponges } from '../household/sponges.ts';
import { sprayBottle } from '../household/spray-bottle.ts';
import { tabletsPack } from '../household/tablets-pack.ts';
import { tap } from '../household/tap.ts';
import { toiletBrush } from '../household/toilet-brush.ts';
import { wipes } from '../household/wipes.ts';
import { bakingTin } from '../kitchen/baking-tin.ts';
import { cutlery } from '../kitchen/cutlery.ts';
import { cuttingBoard } from '../kitchen/cutting-board.ts';
import { dishRack } from '../kitchen/dish-rack.ts';
import { foodBox } from '../kitchen/food-box.ts';
import { glass } from '../kitchen/glass.ts';
import { knife } from '../kitchen/knife.ts';
import { mug } from '../kitchen/mug.ts';
import { pan } from '../kitchen/pan.ts';
import { plates } from '../kitchen/plates.ts';
import { pot } from '../kitchen/pot.ts';
import { tumbler } from '../kitchen/tumbler.ts';
import type { Catalogue } from './catalogue.ts';

export const home: Catalogue = {
  27: [
    [/одеял|плед|покрывал/, blanket],
    [/подушк/, pillow],
    [/полотен/, towel],
    [/постельн|простын|наволоч|пододеял|наматрас/, bedding],
  ],
  28: [
    [/рулонн|жалюзи/, blinds],
    [/штор|портьер|занавес|тюль/, curtains],
    [/ковёр|палас|коврик|ковров/, rug],
    [/зеркал/, mirror],
    [/часы/, wallClock],
    [/картин|постер|панно|фоторамк/, picture],
    [/свеч|подсвечник/, candle],
    [/диффузор/, diffuser],
    [/цветы/, bouquet],
    [/ваз|кашпо|статуэт/, vase],
  ],
  29: [
    [/термокруж|термос|бутылк/, tumbler],
    [/круж|чашк/, mug],
    [/сковород|сотейник/, pan],
    [/кастрюл|ковш|казан/, pot],
    [/приборы/, cutlery],
    [/сушилк/, dishRack],
    [/посуд|сервиз|тарел|салатник/, plates],
    [/бокал|стакан|рюмк|фужер/, glass],
    [/нож/, knife],
    [/доска/, cuttingBoard],
    [/форма/, bakingTin],
    [/контейнер|ланч|хлебниц/, foodBox],
  ],
  30: [
    [/диван/, sofa],
    [/кроват/, bed],
    [/матрас|топпер/, mattress],
    [/шкаф|комод|стеллаж|гардероб|обувниц/, wardrobe],
    [/стол/, table],
    [/мешок|пуф|банкетк/, pouf],
    [/вешалк/, coatRack],
    [/стул|табурет|кресл/, chair],
  ],
  31: [
    [/люстр|потолочн/, chandelier],
    [/ночник|звёздн/, nightLight],
    [/лент/, ledStrip],
    [/лампочк|светодиодная лампа/, bulb],
    [/уличн|фонарь|прожектор/, lantern],
    [/гирлянд/, garland],
    [/ламп|торшер|светильник|бра/, lamp],
  ],
  32: [
    [/органайзер/, organizer],
    [/напольн/, coatRack],
    [/вешал|плечик/, hanger],
    [/пакет|чехол|кофр/, garmentBag],
    [/контейнер|коробк|корзин|ящик/, storageBox],
  ],
  33: [
    [/смесител/, tap],
    [/душ/, shower],
    [/коврик/, bathMat],
    [/штор/, curtains],
    [/дозатор/, soapDispenser],
    [/ёршик/, toiletBrush],
    [/туалетной|полк|полотенце/, bathShelf],
    [/раковин|унитаз|ванна/, sanitary],
  ],
  34: [
    [/порош|соль/, powder],
    [/капсул|таблет/, tabletsPack],
    [/унитаз|чистящ|пятновывод|отбелив/, sprayBottle],
    [/гель|кондиционер|средство/, canister],
    [/швабр/, mop],
    [/ведро/, bucket],
    [/салфет/, wipes],
    [/бумаг|бумажн/, paperRolls],
    [/мусорный пакет/, binBags],
    [/губк|тряпк/, sponges],
    [/перчатк/, rubberGloves],
  ],
};
