import { IconAlertCircleFilled, IconCircleCheckFilled, IconInfoCircleFilled, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFrontDialog } from '../overlay/stage.ts';
import { overlayWords } from '../overlay/words.ts';
import { useWords } from '../words.ts';
import classes from './Notices.module.css';
import { closeNotice, holdNotice, letNoticeGo, type Notice, type NoticeKind, useNotices } from './notices.ts';

const icons: Record<NoticeKind, typeof IconX> = {
  done: IconCircleCheckFilled,
  look: IconInfoCircleFilled,
  failed: IconAlertCircleFilled,
};

/**
 * Where notices appear: bottom right, left of a panel beside the list, over the bottom bar on phones. Mounted once, by the shell.
 * While a modal dialog is open they stand within it, or nobody could see or press them. Failures are said at once.
 */
export const Notices = () => {
  const t = useWords(overlayWords);
  const notices = useNotices();
  const front = useFrontDialog();
  const ref = useRef<HTMLElement>(null);
  // In the top layer, above the dialog it stands in; raised anew when another dialog comes to the front.
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !front) return;
    region.showPopover?.();
    return () => region.hidePopover?.();
  }, [front]);
  const region = (
    <section
      ref={ref}
      className={classes.region}
      popover={front ? 'manual' : undefined}
      aria-label={t('notices')}
      aria-live="polite"
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
  return front ? createPortal(region, front) : region;
};

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const t = useWords(overlayWords);
  const Icon = icons[notice.kind];
  const hold = () => holdNotice(notice.id);
  const letGo = () => letNoticeGo(notice.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it; every act is a button inside
    <div
      className={classes.notice}
      role={notice.kind === 'failed' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <div className={classes.line}>
        {notice.progress === undefined ? <Icon className={classes.icon} data-kind={notice.kind} size={22} /> : null}
        <div className={classes.words}>
          <p className={classes.title}>{notice.title}</p>
          {notice.detail ? <p className={classes.detail}>{notice.detail}</p> : null}
        </div>
        {notice.undo ? (
          <button
            type="button"
            className={classes.undo}
            onClick={() => {
              notice.undo?.();
              closeNotice(notice.id);
            }}
          >
            {t('undo')}
          </button>
        ) : null}
        <button type="button" className={classes.close} aria-label={t('close')} onClick={() => closeNotice(notice.id)}>
          <IconX size={18} />
        </button>
      </div>
      {notice.progress === undefined ? null : <progress className={classes.progress} value={notice.progress} max={1} />}
    </div>
  );
};
