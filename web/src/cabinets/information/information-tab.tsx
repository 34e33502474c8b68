import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { AboutPanel } from './about-panel.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { NoRolePanel } from './no-role-panel.tsx';

export function InformationTab({ cabinet }: { cabinet: Cabinet }) {
  if (cabinet.roles.every((role) => role === 'none')) return <NoRolePanel cabinet={cabinet} />;
  return (
    <>
      <AboutPanel cabinet={cabinet} />
      <KeysPanel cabinet={cabinet} />
    </>
  );
}
