import { backpack } from '../accessories/backpack.ts';
import { shampoo } from '../beauty/shampoo.ts';
import { tube } from '../beauty/tube.ts';
import { jar } from '../food/jar.ts';
import { wipes } from '../household/wipes.ts';
import { activityBoard } from '../kids/activity-board.ts';
import { babyBottle } from '../kids/baby-bottle.ts';
import { babyFood } from '../kids/baby-food.ts';
import { blaster } from '../kids/blaster.ts';
import { boardGame } from '../kids/board-game.ts';
import { bricks } from '../kids/bricks.ts';
import { carSeat } from '../kids/car-seat.ts';
import { chess } from '../kids/chess.ts';
import { crib } from '../kids/crib.ts';
import { dinosaur } from '../kids/dinosaur.ts';
import { doll } from '../kids/doll.ts';
import { dollHouse } from '../kids/doll-house.ts';
import { dummy } from '../kids/dummy.ts';
import { highChair } from '../kids/high-chair.ts';
import { nappies } from '../kids/nappies.ts';
import { playTent } from '../kids/play-tent.ts';
import { puzzle } from '../kids/puzzle.ts';
import { pyramid } from '../kids/pyramid.ts';
import { railway } from '../kids/railway.ts';
import { rattle } from '../kids/rattle.ts';
import { robot } from '../kids/robot.ts';
import { sandSet } from '../kids/sand-set.ts';
import { stroller } from '../kids/stroller.ts';
import { teddy } from '../kids/teddy.ts';
import { toyCar } from '../kids/toy-car.ts';
import { toySet } from '../kids/toy-set.ts';
import { walker } from '../kids/walker.ts';
import { bookCovers } from '../stationery/book-covers.ts';
import { folder } from '../stationery/folder.ts';
import { notebook } from '../stationery/notebook.ts';
import { officeTool } from '../stationery/office-tool.ts';
import { paints } from '../stationery/paints.ts';
import { paperPack } from '../stationery/paper-pack.ts';
import { pen } from '../stationery/pen.ts';
import { pencilCase } from '../stationery/pencil-case.ts';
import { pencils } from '../stationery/pencils.ts';
import type { Catalogue } from './catalogue.ts';

export const kids: Catalogue = {
  35: [
    [/коляск/, stroller],
    [/мягк|плюш|антистресс/, teddy],
    [/домик/, dollHouse],
    [/кукл|пупс/, doll],
    [/железн/, railway],
    [/машинк|трактор|парковк|каталк/, toyCar],
    [/пирамид|сортер|развив/, pyramid],
    [/бизиборд/, activityBoard],
    [/погремуш/, rattle],
    [/пистолет|бластер/, blaster],
    [/робот/, robot],
    [/динозавр/, dinosaur],
    [/песочниц/, sandSet],
    [/палатк/, playTent],
    [/доктор|кухн|посуд/, toySet],
  ],
  36: [
    [/конструктор/, bricks],
    [/пазл|мозаик|головолом/, puzzle],
    [/шахмат|шашк|домино|лото/, chess],
    [/игра/, boardGame],
  ],
  37: [
    [/крем/, tube],
    [/подгузник|трусик/, nappies],
    [/смесь|пюре|каша|печень/, babyFood],
    [/соск|пустыш/, dummy],
    [/бутылоч|поильник|молокоотсос|стерилиз/, babyBottle],
    [/присыпк|масло|шампунь/, shampoo],
    [/пелён/, wipes],
    [/палоч/, jar],
  ],
  38: [
    [/коляск/, stroller],
    [/авто|бустер/, carSeat],
    [/стульчик/, highChair],
    [/кроватк|манеж|люльк|пелен/, crib],
    [/ходунк|шезлонг|качел/, walker],
    [/слинг|рюкзак/, backpack],
  ],
  39: [
    [/обложк/, bookCovers],
    [/первокласс/, backpack],
    [/папк/, folder],
    [/пенал/, pencilCase],
    [/тетрад|блокнот|дневник|ежеднев|скетч/, notebook],
    [/цветные|фломастер|мелки/, pencils],
    [/ручк|карандаш|маркер|выделит/, pen],
    [/краск|пластилин|гуаш|акварел/, paints],
    [/бумаг/, paperPack],
    [/степлер|калькулятор|дырокол/, officeTool],
  ],
};
