import { backpack } from '../accessories/backpack.ts';
import { bag } from '../accessories/bag.ts';
import { belt } from '../accessories/belt.ts';
import { brimmedHat } from '../accessories/brimmed-hat.ts';
import { cap } from '../accessories/cap.ts';
import { clutch } from '../accessories/clutch.ts';
import { earrings } from '../accessories/earrings.ts';
import { gloves } from '../accessories/gloves.ts';
import { hairClip } from '../accessories/hair-clip.ts';
import { hat } from '../accessories/hat.ts';
import { mittens } from '../accessories/mittens.ts';
import { necklace } from '../accessories/necklace.ts';
import { ring } from '../accessories/ring.ts';
import { scarf } from '../accessories/scarf.ts';
import { suitcase } from '../accessories/suitcase.ts';
import { sunglasses } from '../accessories/sunglasses.ts';
import { travelBag } from '../accessories/travel-bag.ts';
import { umbrella } from '../accessories/umbrella.ts';
import { wallet } from '../accessories/wallet.ts';
import { watch } from '../accessories/watch.ts';
import { bikini } from '../clothing/bikini.ts';
import { bodysuit } from '../clothing/bodysuit.ts';
import { bra } from '../clothing/bra.ts';
import { briefs } from '../clothing/briefs.ts';
import { coat } from '../clothing/coat.ts';
import { dress } from '../clothing/dress.ts';
import { hoodie } from '../clothing/hoodie.ts';
import { jacket } from '../clothing/jacket.ts';
import { leggings } from '../clothing/leggings.ts';
import { overall } from '../clothing/overall.ts';
import { pyjamas } from '../clothing/pyjamas.ts';
import { robe } from '../clothing/robe.ts';
import { shirt } from '../clothing/shirt.ts';
import { shorts } from '../clothing/shorts.ts';
import { skirt } from '../clothing/skirt.ts';
import { socks } from '../clothing/socks.ts';
import { suit } from '../clothing/suit.ts';
import { sweater } from '../clothing/sweater.ts';
import { swimsuit } from '../clothing/swimsuit.ts';
import { tShirt } from '../clothing/t-shirt.ts';
import { tights } from '../clothing/tights.ts';
import { top } from '../clothing/top.ts';
import { trousers } from '../clothing/trousers.ts';
import { vest } from '../clothing/vest.ts';
import { boot } from '../footwear/boot.ts';
import { feltBoot } from '../footwear/felt-boot.ts';
import { flipFlops } from '../footwear/flip-flops.ts';
import { highBoot } from '../footwear/high-boot.ts';
import { loafer } from '../footwear/loafer.ts';
import { pumps } from '../footwear/pumps.ts';
import { rubberBoot } from '../footwear/rubber-boot.ts';
import { sandal } from '../footwear/sandal.ts';
import { slippers } from '../footwear/slippers.ts';
import { sneaker } from '../footwear/sneaker.ts';
import type { Catalogue } from './catalogue.ts';

export const fashion: Catalogue = {
  1: [
    [/юбк/, skirt],
    [/./, dress],
  ],
  2: [
    [/пальто|плащ|тренч|шуб|дубл/, coat],
    [/жилет/, vest],
    [/куртк|пуховик|парк|ветровк|бомбер|анорак|дождевик|косух/, jacket],
  ],
  3: [
    [/леггинс|лосин/, leggings],
    [/шорт|бридж|бермуд/, shorts],
    [/джинс|брюк|штан|джоггер|карго|треник/, trousers],
  ],
  4: [
    [/рубашк|блузк|блуза/, shirt],
    [/топ|майк/, top],
    [/футболк|поло|лонгслив/, tShirt],
  ],
  5: [
    [/колготк|чулк/, tights],
    [/боксер/, briefs],
    [/носк|гольф|гетр|следк/, socks],
  ],
  6: [
    [/халат/, robe],
    [/сорочк|ночн/, dress],
    [/пижам|домашн/, pyjamas],
    [/бюстгальтер|лифчик/, bra],
    [/комплект/, bikini],
    [/боди|корсет/, swimsuit],
    [/трус|слип/, briefs],
  ],
  7: [
    [/плав|гидрошорт/, shorts],
    [/купальник/, swimsuit],
    [/накидк|парео/, dress],
    [/бикини|танкини/, bikini],
  ],
  8: [
    [/костюм/, suit],
    [/свитер|джемпер|водолаз|пуловер|кардиган|кофт/, sweater],
    [/худи|толстовк|свитшот|олимпийк/, hoodie],
  ],
  9: [
    [/комбинезон|конверт|зимн/, overall],
    [/боди|слип|распашонк|песочник/, bodysuit],
    [/ползунк/, leggings],
    [/сарафан|форма/, dress],
    [/жилет/, vest],
    [/брюк/, trousers],
    [/термобель|костюм|поддев/, pyjamas],
  ],
  10: [
    [/туфл|лодочк/, pumps],
    [/лофер|мокасин|слипон|балетк/, loafer],
    [/тапочк|чун/, slippers],
    [/кроссовк|кеды|бутс|борцовк|сороконож/, sneaker],
  ],
  11: [
    [/резинов|галош/, rubberBoot],
    [/сапог|ботильон|ботфорт/, highBoot],
    [/полусапог/, highBoot],
    [/угги|дутик|валенк|сноубутс/, feltBoot],
    [/ботинк/, boot],
  ],
  12: [
    [/сланц|шлёп|аквашуз/, flipFlops],
    [/босонож|мюли|сабо|сандал/, sandal],
  ],
  13: [
    [/дорожн|спортивн|саквояж/, travelBag],
    [/клатч|поясн|кросс-боди|барсетк/, clutch],
    [/рюкзак|портфел|ранец/, backpack],
    [/чемодан/, suitcase],
    [/кошел|портмоне|картхолдер|обложк|ключниц/, wallet],
    [/сумк|шопер/, bag],
  ],
  14: [
    [/часы/, watch],
    [/серьг/, earrings],
    [/кольц|браслет/, ring],
    [/цепочк|подвеск|кулон|колье|крестик|чокер/, necklace],
    [/заколк|ободок|резинк|крабик|бант/, hairClip],
  ],
  15: [
    [/шапк|балаклав/, hat],
    [/шарф|снуд|палантин|капор|платок|косынк/, scarf],
    [/перчатк/, gloves],
    [/варежк|рукавиц|краги/, mittens],
    [/кепк|панам|бейсболк/, cap],
    [/шляп/, brimmedHat],
    [/ремень|подтяжк/, belt],
    [/зонт/, umbrella],
    [/очки/, sunglasses],
  ],
};
