import { makeupBrushes } from '../beauty/makeup-brushes.ts';
import { costume } from '../clothing/costume.ts';
import { adventCalendar } from '../festive/advent-calendar.ts';
import { album } from '../festive/album.ts';
import { balloons } from '../festive/balloons.ts';
import { cakeCandles } from '../festive/cake-candles.ts';
import { casket } from '../festive/casket.ts';
import { decor } from '../festive/decor.ts';
import { giftBag } from '../festive/gift-bag.ts';
import { giftBox } from '../festive/gift-box.ts';
import { partyCups } from '../festive/party-cups.ts';
import { postcard } from '../festive/postcard.ts';
import { roseDome } from '../festive/rose-dome.ts';
import { soapBouquet } from '../festive/soap-bouquet.ts';
import { tinsel } from '../festive/tinsel.ts';
import { tree } from '../festive/tree.ts';
import { treeBall } from '../festive/tree-ball.ts';
import { wrappingPaper } from '../festive/wrapping-paper.ts';
import { wreath } from '../festive/wreath.ts';
import { beads } from '../hobby/beads.ts';
import { book } from '../hobby/book.ts';
import { canvasArt } from '../hobby/canvas-art.ts';
import { colouring } from '../hobby/colouring.ts';
import { craftKit } from '../hobby/craft-kit.ts';
import { drum } from '../hobby/drum.ts';
import { easel } from '../hobby/easel.ts';
import { fabric } from '../hobby/fabric.ts';
import { flute } from '../hobby/flute.ts';
import { guitar } from '../hobby/guitar.ts';
import { resin } from '../hobby/resin.ts';
import { ribbon } from '../hobby/ribbon.ts';
import { slime } from '../hobby/slime.ts';
import { synthesizer } from '../hobby/synthesizer.ts';
import { textbook } from '../hobby/textbook.ts';
import { yarn } from '../hobby/yarn.ts';
import { garland } from '../home/garland.ts';
import { paints } from '../stationery/paints.ts';
import { pencils } from '../stationery/pencils.ts';
import type { Catalogue } from './catalogue.ts';

export const hobby: Catalogue = {
  63: [
    [/раскраск|наклейк/, colouring],
    [/учебник|тетрад|сборник|словар|пропис|атлас/, textbook],
    [/книг|энцикл|сказк|роман|детектив|фантаст|фэнтези|манга|комикс|книжк|виммель/, book],
  ],
  64: [
    [/пряж|нитк/, yarn],
    [/картин|вышив/, canvasArt],
    [/слайм/, slime],
    [/фурнитур|бисер|бусин|стразы/, beads],
    [/набор кистей/, makeupBrushes],
    [/маркер/, pencils],
    [/краски/, paints],
    [/лент|кружев/, ribbon],
    [/ткань|фетр/, fabric],
    [/смол|гипс/, resin],
    [/холст|мольберт/, easel],
    [/гитар|укулел/, guitar],
    [/синтезатор/, synthesizer],
    [/флейт/, flute],
    [/барабан/, drum],
    [/набор/, craftKit],
  ],
  65: [
    [/костюм/, costume],
    [/гирлянд/, garland],
    [/мишур/, tinsel],
    [/адвент/, adventCalendar],
    [/подарок/, giftBox],
    [/венок/, wreath],
    [/скатерт|снег|наклейк|декор/, decor],
    [/игрушк|шар|украшен/, treeBall],
    [/ёлка|сосна/, tree],
  ],
  66: [
    [/шар/, balloons],
    [/пакет/, giftBag],
    [/бумага|лент/, wrappingPaper],
    [/открытк/, postcard],
    [/посуд|стакан|скатерт/, partyCups],
    [/торт/, cakeCandles],
    [/букет/, soapBouquet],
    [/роза/, roseDome],
    [/шкатул|копил/, casket],
    [/альбом/, album],
    [/подар|сувенир/, giftBox],
  ],
};
