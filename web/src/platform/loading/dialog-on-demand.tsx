import { useMounted } from '@mantine/hooks';
import { type ComponentType, Suspense, useState } from 'react';
import { safeLazy } from './safe-lazy.tsx';

type DialogProps = { isOpen: boolean };

/** A dialog that is fetched when it is opened for the first time; from then on it stays, so that it can close slowly. */
export function dialogOnDemand<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = safeLazy(async () => opensAfterMount(await load()));
  return function DialogOnDemand(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    return <Suspense>{wasOpened && <Dialog {...props} />}</Suspense>;
  };
}

/** Only a dialog that was closed before remembers what had the focus, and gives it back. */
function opensAfterMount<Props extends DialogProps>(Dialog: ComponentType<Props>): ComponentType<Props> {
  return function OpensAfterMount(props: Props) {
    const isMounted = useMounted();
    return <Dialog {...props} isOpen={isMounted && props.isOpen} />;
  };
}
