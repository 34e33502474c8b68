import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCalendarCheck,
  IconCalendarDue,
  IconCalendarOff,
  IconDownload,
  IconFileImport,
  IconFlask,
  IconGift,
  IconHelpCircle,
  IconId,
  IconKeyOff,
  IconLock,
  IconLockOpen,
  IconMailOpened,
  IconPlayerPause,
  IconRadar2,
  IconTargetArrow,
  IconTrash,
  IconTrendingUp,
  IconUserCheck,
  IconUserCog,
  IconUserMinus,
  IconUsersGroup,
  IconWallet,
  IconWebhook,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Notification, NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { wayOf } from '@vitrina/contract/notifications/way-of.ts';
import { saveExport } from '../exports/save-export.ts';
import { useSession } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import classes from './bell-panel.module.css';
import { notificationSentence } from './sentence.ts';
import { useMarkRead } from './use-notifications.ts';

const FACES: Record<NotificationEvent['kind'], [Icon, 'plain' | 'success' | 'warning' | 'danger']> = {
  exportReady: [IconDownload, 'success'],
  exportFailed: [IconAlertTriangle, 'danger'],
  importDone: [IconFileImport, 'success'],
  importAsking: [IconHelpCircle, 'warning'],
  importFailed: [IconAlertTriangle, 'danger'],
  keyRefused: [IconKeyOff, 'danger'],
  cabinetBlocked: [IconLock, 'warning'],
  cabinetUnblocked: [IconLockOpen, 'success'],
  inviteAccepted: [IconUserCheck, 'success'],
  rolesChanged: [IconUserCog, 'plain'],
  removedFromCabinet: [IconUserMinus, 'warning'],
  cabinetDeleted: [IconTrash, 'warning'],
  planEnding: [IconCalendarDue, 'warning'],
  planEnded: [IconCalendarOff, 'warning'],
  planRenewed: [IconCalendarCheck, 'success'],
  trialBegan: [IconGift, 'success'],
  walletLow: [IconWallet, 'warning'],
  abTestLaunched: [IconFlask, 'success'],
  abTestPaused: [IconPlayerPause, 'warning'],
  abTestFinished: [IconFlask, 'success'],
  abTestRestoreFailing: [IconAlertTriangle, 'danger'],
  webhookFailing: [IconWebhook, 'warning'],
  webhookOff: [IconWebhook, 'danger'],
  cardReady: [IconId, 'success'],
  cardFailed: [IconAlertTriangle, 'danger'],
  jumpsFound: [IconTrendingUp, 'plain'],
  positionAlert: [IconTargetArrow, 'warning'],
  positionDigest: [IconTargetArrow, 'plain'],
  piggyBackersToday: [IconUsersGroup, 'warning'],
  radarAlert: [IconRadar2, 'warning'],
  radarDigest: [IconRadar2, 'plain'],
};

type NotificationItemProps = { notification: Notification; onGo: () => void };

export function NotificationItem({ notification, onGo }: NotificationItemProps) {
  const { t, format } = useTexts();
  const markRead = useMarkRead();
  const { id, at, isRead, event } = notification;
  const [Picture, tone] = FACES[event.kind];
  const sentence = notificationSentence(t, format, event);
  const follow = useFollow(notification, onGo);
  const read = () => markRead.mutate({ ids: [id] });
  return (
    <li className={classes['item']} data-unread={!isRead || undefined}>
      <span className={classes['icon']} data-tone={tone} aria-hidden>
        <Picture size={18} stroke={1.6} />
      </span>
      <div className={classes['text']}>
        {follow === undefined ? (
          sentence
        ) : (
          <UnstyledButton
            className={classes['way'] ?? ''}
            onClick={() => {
              if (!isRead) read();
              follow();
            }}
          >
            {sentence}
          </UnstyledButton>
        )}
        <div className={classes['when']}>
          {format.instantShort(at)}
          <CabinetName notification={notification} />
        </div>
      </div>
      {!isRead && (
        <Tooltip label={t('notifications.read')}>
          <ActionIcon
            aria-label={`${t('notifications.read')}: ${sentence}`}
            loading={markRead.isPending}
            onClick={read}
          >
            <IconMailOpened size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

/** Sentences about a cabinet name it themselves. */
function CabinetName({ notification: { event, cabinetId } }: { notification: Notification }) {
  const { cabinets } = useSession();
  const cabinet = cabinets.find(({ id }) => id === cabinetId);
  if (cabinet === undefined || 'cabinetName' in event) return null;
  return (
    <>
      {' · '}
      <bdi>{cabinet.name}</bdi>
    </>
  );
}

/** Goes to where the item leads, in its own cabinet; undefined: it leads nowhere. */
function useFollow(notification: Notification, onGo: () => void): (() => void) | undefined {
  const navigate = useNavigate();
  const { cabinets } = useSession();
  const { cabinetId } = notification;
  const way = wayOf(notification);
  // Whoever has left the cabinet since would only be told so.
  const isGone = cabinetId !== null && cabinets.every(({ id }) => id !== cabinetId);
  if (way === null || isGone) return undefined;
  if (way.kind === 'file') {
    return cabinetId === null ? undefined : () => void saveExport({ cabinetId, exportId: way.exportId });
  }
  return () => {
    onGo();
    void navigate({ href: way.href });
  };
}
