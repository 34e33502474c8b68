import { barrel } from '../garden/barrel.ts';
import { bulbs } from '../garden/bulbs.ts';
import { chainsaw } from '../garden/chainsaw.ts';
import { coverRoll } from '../garden/cover-roll.ts';
import { flowerPot } from '../garden/flower-pot.ts';
import { fumigator } from '../garden/fumigator.ts';
import { gardenFurniture } from '../garden/garden-furniture.ts';
import { hose } from '../garden/hose.ts';
import { insectSpray } from '../garden/insect-spray.ts';
import { miniGreenhouse } from '../garden/mini-greenhouse.ts';
import { mower } from '../garden/mower.ts';
import { net } from '../garden/net.ts';
import { sapling } from '../garden/sapling.ts';
import { secateurs } from '../garden/secateurs.ts';
import { seedTray } from '../garden/seed-tray.ts';
import { seeds } from '../garden/seeds.ts';
import { shovel } from '../garden/shovel.ts';
import { soilBag } from '../garden/soil-bag.ts';
import { sprayer } from '../garden/sprayer.ts';
import { sunLounger } from '../garden/sun-lounger.ts';
import { swing } from '../garden/swing.ts';
import { tiller } from '../garden/tiller.ts';
import { trampoline } from '../garden/trampoline.ts';
import { washStand } from '../garden/wash-stand.ts';
import { wheelbarrow } from '../garden/wheelbarrow.ts';
import { axe } from '../tools/axe.ts';
import { doorHandle } from '../tools/door-handle.ts';
import { drill } from '../tools/drill.ts';
import { floorPanel } from '../tools/floor-panel.ts';
import { hammer } from '../tools/hammer.ts';
import { hardware } from '../tools/hardware.ts';
import { ladder } from '../tools/ladder.ts';
import { level } from '../tools/level.ts';
import { lock } from '../tools/lock.ts';
import { mortarBag } from '../tools/mortar-bag.ts';
import { multimeter } from '../tools/multimeter.ts';
import { paintBucket } from '../tools/paint-bucket.ts';
import { pliers } from '../tools/pliers.ts';
import { powerTool } from '../tools/power-tool.ts';
import { saw } from '../tools/saw.ts';
import { screwdrivers } from '../tools/screwdrivers.ts';
import { sealant } from '../tools/sealant.ts';
import { tapeMeasure } from '../tools/tape-measure.ts';
import { toolbox } from '../tools/toolbox.ts';
import { wallpaperRoll } from '../tools/wallpaper-roll.ts';
import { welder } from '../tools/welder.ts';
import type { Catalogue } from './catalogue.ts';

export const work: Catalogue = {
  52: [
    [/болгар|лобзик|циркуляр|шлиф|строительный фен/, powerTool],
    [/свароч/, welder],
    [/отвёрт/, screwdrivers],
    [/набор|ящик/, toolbox],
    [/мультиметр/, multimeter],
    [/рулетк/, tapeMeasure],
    [/уровень/, level],
    [/молот/, hammer],
    [/плоскогуб|пассатиж/, pliers],
    [/ножовк/, saw],
    [/топор/, axe],
    [/стремян/, ladder],
    [/шурупов|дрель|перфорат|гайков/, drill],
  ],
  53: [
    [/обои/, wallpaperRoll],
    [/мебельн|петл/, hardware],
    [/плёнк|панел|плинтус|линолеум|ламинат|кварц/, floorPanel],
    [/краск|эмаль|грунтов|лак/, paintBucket],
    [/герметик|пена|клей|гвозд/, sealant],
    [/затирк|шпатл/, mortarBag],
    [/ручк|глазок/, doorHandle],
    [/замок/, lock],
  ],
  58: [
    [/луковиц|севок/, bulbs],
    [/саж/, sapling],
    [/грунт|удобрен|перлит/, soilBag],
    [/горшок/, flowerPot],
    [/кассет|торф/, seedTray],
    [/теплиц/, miniGreenhouse],
    [/семен|трава/, seeds],
  ],
  59: [
    [/газонокос|триммер|бензокос/, mower],
    [/культиват/, tiller],
    [/пила/, chainsaw],
    [/секатор|суч|куст|ножниц/, secateurs],
    [/тачк/, wheelbarrow],
    [/лопат|грабл|тяпк|вил/, shovel],
    [/шланг|систем/, hose],
    [/опрыск|лейк/, sprayer],
    [/укрывн|плёнк|поликарб/, coverRoll],
    [/теплиц|парник/, miniGreenhouse],
    [/качел|подвесн/, swing],
    [/шезлонг/, sunLounger],
    [/мебель/, gardenFurniture],
    [/батут/, trampoline],
    [/бочк/, barrel],
    [/умывальник|душ/, washStand],
    [/фумигатор|ловушк/, fumigator],
    [/сетк/, net],
    [/средство/, insectSpray],
  ],
};
