import { IconBuildingStore } from '@tabler/icons-react';
import { isUsable } from '../../platform/session/cabinet-choice.ts';
import { useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { cabinetNote } from '../cabinet-note.ts';
import { useChooseCabinet } from '../use-choose-cabinet.ts';
import type { Find } from './find.ts';
import { matches } from './matches.ts';

/** The other cabinets of the person: choosing one stays on the screen. */
export function useCabinetFinds(typed: string): Find[] {
  const { t, format } = useTexts();
  const { cabinets, cabinet } = useSession();
  const choose = useChooseCabinet();
  return cabinets
    .filter((one) => one.id !== cabinet?.id)
    .filter((one) => matches(typed, `${one.name} ${one.sellerId} ${t('palette.switch')}`))
    .map((one) => ({
      key: `cabinet ${one.id}`,
      kind: 'cabinet',
      label: one.name,
      note: cabinetNote(t, format, one),
      icon: IconBuildingStore,
      isDisabled: !isUsable(one),
      run: () => void choose(one),
    }));
}
