import { batteries } from '../electronics/batteries.ts';
import { cable } from '../electronics/cable.ts';
import { camera } from '../electronics/camera.ts';
import { charger } from '../electronics/charger.ts';
import { computer } from '../electronics/computer.ts';
import { computerCard } from '../electronics/computer-card.ts';
import { console } from '../electronics/console.ts';
import { drive } from '../electronics/drive.ts';
import { eReader } from '../electronics/e-reader.ts';
import { earbuds } from '../electronics/earbuds.ts';
import { extensionLead } from '../electronics/extension-lead.ts';
import { gamepad } from '../electronics/gamepad.ts';
import { headphones } from '../electronics/headphones.ts';
import { keyboard } from '../electronics/keyboard.ts';
import { laptop } from '../electronics/laptop.ts';
import { microphone } from '../electronics/microphone.ts';
import { monitor } from '../electronics/monitor.ts';
import { mouse } from '../electronics/mouse.ts';
import { phone } from '../electronics/phone.ts';
import { phoneCase } from '../electronics/phone-case.ts';
import { phoneStand } from '../electronics/phone-stand.ts';
import { powerBank } from '../electronics/power-bank.ts';
import { printer } from '../electronics/printer.ts';
import { projector } from '../electronics/projector.ts';
import { remote } from '../electronics/remote.ts';
import { router } from '../electronics/router.ts';
import { screenGlass } from '../electronics/screen-glass.ts';
import { securityCamera } from '../electronics/security-camera.ts';
import { setTopBox } from '../electronics/set-top-box.ts';
import { smartWatch } from '../electronics/smart-watch.ts';
import { soundbar } from '../electronics/soundbar.ts';
import { speaker } from '../electronics/speaker.ts';
import { tablet } from '../electronics/tablet.ts';
import { tabletCase } from '../electronics/tablet-case.ts';
import { television } from '../electronics/television.ts';
import { tvBracket } from '../electronics/tv-bracket.ts';
import { webCamera } from '../electronics/web-camera.ts';
import { wardrobe } from '../home/wardrobe.ts';
import type { Catalogue } from './catalogue.ts';

export const electronics: Catalogue = {
  16: [
    [/электронная книга/, eReader],
    [/планшет/, tablet],
    [/смартфон|телефон/, phone],
  ],
  17: [
    [/планшет|ноутбук/, tabletCase],
    [/стекло|плёнк/, screenGlass],
    [/держател|подставк|штатив|монопод/, phoneStand],
    [/чехол|бампер/, phoneCase],
  ],
  21: [
    [/кабел|провод/, cable],
    [/повербанк|пауэрбанк|внешн/, powerBank],
    [/батарейк/, batteries],
    [/удлинител|фильтр|розетк/, extensionLead],
    [/заряд/, charger],
  ],
  18: [
    [/гарнитур/, earbuds],
    [/наушник/, headphones],
    [/саундбар|сабвуфер|кинотеатр/, soundbar],
    [/микрофон/, microphone],
    [/колонк/, speaker],
  ],
  19: [
    [/ноутбук/, laptop],
    [/моноблок|монитор/, monitor],
    [/системн|компьютер/, computer],
    [/клавиатур/, keyboard],
    [/мыш/, mouse],
    [/геймпад/, gamepad],
    [/диск|флешк|карта памяти|накопител/, drive],
    [/роутер/, router],
    [/принтер/, printer],
    [/камер/, webCamera],
    [/видеокарт|процессор|память/, computerCard],
  ],
  20: [
    [/проектор/, projector],
    [/кронштейн/, tvBracket],
    [/тумб/, wardrobe],
    [/антенн|приставк/, setTopBox],
    [/пульт/, remote],
    [/телевизор/, television],
  ],
  22: [
    [/часы|браслет/, smartWatch],
    [/приставк|консол/, console],
    [/фотоаппарат|видеокамер|экшн/, camera],
    [/наблюден|домофон|видеонян/, securityCamera],
  ],
};
