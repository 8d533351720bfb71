import { useWords } from '@nestling/ui/words.ts';
import { IconSpeakerphone } from '@tabler/icons-react';
import { noticeWords } from '../notice-words.ts';
import classes from './Notices.module.css';

interface Told {
  readonly id: string;
  readonly message: string;
  readonly color_code: string | null;
}

/** Announcements as they are read: the colour as an edge, the words as they were typed. */
export const Notices = ({ told }: { told: readonly Told[] }) => {
  const t = useWords(noticeWords);
  if (told.length === 0) return null;
  return (
    <section className={classes.notices} aria-label={t('heading')}>
      <ul className={classes.list}>
        {told.map(({ id, message, color_code }) => (
          <li key={id} className={classes.notice} style={{ borderLeftColor: color_code ?? 'var(--n-primary)' }}>
            <IconSpeakerphone className={classes.icon} size={20} aria-hidden="true" />
            <p className={classes.text}>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
