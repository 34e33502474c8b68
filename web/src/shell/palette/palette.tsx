import type { CabinetId } from '@vitrina/contract/ids.ts';
import { useState } from 'react';
import { useRight, useSession } from '../../platform/session/session.ts';
import { PaletteWindow, type PaletteWindowProps } from './palette-window.tsx';
import { NOTHING_SERVED, useServerFinds } from './use-server-finds.ts';

type PaletteProps = { isOpen: boolean; onClose: () => void; onAppearance?: () => void };

/** One field for everything: screens, products, tracked products, queries, cabinets and actions. */
export function Palette(props: PaletteProps) {
  const [typed, type] = useState('');
  const { cabinet } = useSession();
  const mayView = useRight('view');
  const shared = { ...props, typed, onType: type };
  return cabinet !== null && mayView ? (
    <CabinetPalette {...shared} cabinetId={cabinet.id} />
  ) : (
    <PaletteWindow {...shared} served={NOTHING_SERVED} />
  );
}

function CabinetPalette({
  cabinetId,
  ...shared
}: Omit<PaletteWindowProps, 'served'> & { cabinetId: CabinetId }) {
  const served = useServerFinds(shared.typed.trim(), cabinetId);
  return <PaletteWindow {...shared} served={served} />;
}
