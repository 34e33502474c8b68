export {
  type CellTone,
  type ChangeTone,
  COLOR_WAYS,
  changeTone,
  type ColorBy,
  type PlaceTone,
  placeTone,
  previousPlaces,
} from '@vitrina/contract/place-tones.ts';
