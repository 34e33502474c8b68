import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../platform/notify.ts';
import { refreshCabinets, useSession } from '../../platform/session/session.ts';
import type { Refused } from './who-is-refused.ts';

type NotAuthorizedWaysProps = {
  refused: Refused;
  /** What was asked for, on this site. */
  from: string | undefined;
  /** The permission has come since. */
  isOpenNow: boolean;
};

/** Where to go from a refusal. */
export function NotAuthorizedWays({ refused, from, isOpenNow }: NotAuthorizedWaysProps) {
  const { t } = useTranslation();
  if (refused === 'newcomer') return <NewcomerWays />;
  return (
    <>
      {isOpenNow && <TryAgain from={from} isFirst />}
      <Button component={Link} to="/" variant={isOpenNow ? 'default' : 'filled'}>
        {t('common.home')}
      </Button>
      {refused === 'member' ? (
        <>
          {!isOpenNow && <TryAgain from={from} />}
          <Button variant="default" renderRoot={(props) => <Link to="/cabinets" {...props} />}>
            {t('shell.notAuthorized.switch')}
          </Button>
        </>
      ) : (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/login" search={from === undefined ? {} : { redirect: from }} {...props} />
          )}
        >
          {t('login.submit')}
        </Button>
      )}
    </>
  );
}

function NewcomerWays() {
  const { t } = useTranslation();
  // product.md 4.2: without access to all pages the list of cabinets is the only page.
  const mayLeave = useSession().account?.hasAllPagesAccess !== false;
  return (
    <>
      <Button renderRoot={(props) => <Link to="/cabinets" search={{ create: true }} {...props} />}>
        {t('shell.notAuthorized.create')}
      </Button>
      {mayLeave && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/cabinets-invite-verification/{-$invite}" {...props} />}
        >
          {t('shell.notAuthorized.enterCode')}
        </Button>
      )}
    </>
  );
}

function TryAgain({ from = '/', isFirst = false }: { from: string | undefined; isFirst?: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  async function tryAgain(): Promise<void> {
    await refreshCabinets().catch(showProblem);
    await navigate({ href: from });
  }
  return (
    <Button variant={isFirst ? 'filled' : 'default'} onClick={() => void tryAgain()}>
      {t(isFirst ? 'shell.notAuthorized.open' : 'shell.notAuthorized.again')}
    </Button>
  );
}
