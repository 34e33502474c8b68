import { hat } from '../accessories/hat.ts';
import { jacket } from '../clothing/jacket.ts';
import { boot } from '../footwear/boot.ts';
import { rubberBoot } from '../footwear/rubber-boot.ts';
import { skates } from '../footwear/skates.ts';
import { airMattress } from '../outdoors/air-mattress.ts';
import { campPot } from '../outdoors/camp-pot.ts';
import { canopy } from '../outdoors/canopy.ts';
import { charcoal } from '../outdoors/charcoal.ts';
import { coolerBag } from '../outdoors/cooler-bag.ts';
import { fishingBox } from '../outdoors/fishing-box.ts';
import { fishingRod } from '../outdoors/fishing-rod.ts';
import { foldingChair } from '../outdoors/folding-chair.ts';
import { foldingTable } from '../outdoors/folding-table.ts';
import { gasStove } from '../outdoors/gas-stove.ts';
import { grill } from '../outdoors/grill.ts';
import { grillGrate } from '../outdoors/grill-grate.ts';
import { hammock } from '../outdoors/hammock.ts';
import { iceDrill } from '../outdoors/ice-drill.ts';
import { lure } from '../outdoors/lure.ts';
import { picnicSet } from '../outdoors/picnic-set.ts';
import { pocketKnife } from '../outdoors/pocket-knife.ts';
import { reel } from '../outdoors/reel.ts';
import { skewers } from '../outdoors/skewers.ts';
import { sleepingBag } from '../outdoors/sleeping-bag.ts';
import { sonar } from '../outdoors/sonar.ts';
import { spool } from '../outdoors/spool.ts';
import { tent } from '../outdoors/tent.ts';
import { thermosFood } from '../outdoors/thermos-food.ts';
import { torch } from '../outdoors/torch.ts';
import { smallPetFood } from '../pets/small-pet-food.ts';
import { ball } from '../sport/ball.ts';
import { bands } from '../sport/bands.ts';
import { barbell } from '../sport/barbell.ts';
import { bench } from '../sport/bench.ts';
import { dumbbells } from '../sport/dumbbells.ts';
import { exerciseBike } from '../sport/exercise-bike.ts';
import { fitnessBall } from '../sport/fitness-ball.ts';
import { hoop } from '../sport/hoop.ts';
import { kettlebell } from '../sport/kettlebell.ts';
import { massageRoller } from '../sport/massage-roller.ts';
import { pullUpBar } from '../sport/pull-up-bar.ts';
import { punchBag } from '../sport/punch-bag.ts';
import { racket } from '../sport/racket.ts';
import { treadmill } from '../sport/treadmill.ts';
import { wallBars } from '../sport/wall-bars.ts';
import { weightPlate } from '../sport/weight-plate.ts';
import { yogaMat } from '../sport/yoga-mat.ts';
import { balanceBike } from '../wheels/balance-bike.ts';
import { bicycle } from '../wheels/bicycle.ts';
import { board } from '../wheels/board.ts';
import { guards } from '../wheels/guards.ts';
import { helmet } from '../wheels/helmet.ts';
import { rideOnCar } from '../wheels/ride-on-car.ts';
import { scooter } from '../wheels/scooter.ts';
import { flippers } from '../winter/flippers.ts';
import { goggles } from '../winter/goggles.ts';
import { pool } from '../winter/pool.ts';
import { ski } from '../winter/ski.ts';
import { sled } from '../winter/sled.ts';
import { swimGoggles } from '../winter/swim-goggles.ts';
import { swimRing } from '../winter/swim-ring.ts';
import type { Catalogue } from './catalogue.ts';

export const leisure: Catalogue = {
  54: [
    [/коврик/, yogaMat],
    [/гантел|утяжел/, dumbbells],
    [/гиря/, kettlebell],
    [/диск/, weightPlate],
    [/штанг/, barbell],
    [/беговая|степпер/, treadmill],
    [/вело|эллипс/, exerciseBike],
    [/ролик/, massageRoller],
    [/резинк|эспандер|скакал/, bands],
    [/обруч/, hoop],
    [/фитбол/, fitnessBall],
    [/турник|брусья/, pullUpBar],
    [/шведск/, wallBars],
    [/груша/, punchBag],
    [/скамь/, bench],
    [/мяч/, ball],
    [/бадминтон|ракетк/, racket],
  ],
  55: [
    [/шатёр|тент/, canopy],
    [/палатк/, tent],
    [/спальн/, sleepingBag],
    [/матрас/, airMattress],
    [/коврик/, yogaMat],
    [/гамак/, hammock],
    [/решётк/, grillGrate],
    [/уголь|розжиг/, charcoal],
    [/шампур/, skewers],
    [/мангал|гриль|коптил|барбекю/, grill],
    [/пикник/, picnicSet],
    [/термосумк|холодильник/, coolerBag],
    [/стол/, foldingTable],
    [/стул|кресл/, foldingChair],
    [/горелк/, gasStove],
    [/нож/, pocketKnife],
    [/фонар/, torch],
    [/котел/, campPot],
  ],
  56: [
    [/зимняя палатка/, tent],
    [/катушк/, reel],
    [/леск|шнур/, spool],
    [/крючк|воблер|блесн|приман|поплав/, lure],
    [/прикорм/, smallPetFood],
    [/ледобур/, iceDrill],
    [/ящик/, fishingBox],
    [/эхолот/, sonar],
    [/костюм/, jacket],
    [/сапог/, rubberBoot],
    [/термос/, thermosFood],
    [/спиннинг|удочк|фидер|удилищ/, fishingRod],
  ],
  57: [
    [/беговел|трёхколёс/, balanceBike],
    [/велосипед/, bicycle],
    [/электромобиль/, rideOnCar],
    [/скейт|гироскут/, board],
    [/самокат/, scooter],
    [/шлем/, helmet],
    [/защит/, guards],
    [/ролик|коньк/, skates],
    [/ватруш|тюбинг|санк|снегокат|ледянк/, sled],
    [/ботинк/, boot],
    [/горнолыжная маска/, goggles],
    [/лыж|сноуборд/, ski],
    [/бассейн/, pool],
    [/круг/, swimRing],
    [/очки/, swimGoggles],
    [/шапочк/, hat],
    [/ласт/, flippers],
  ],
};
