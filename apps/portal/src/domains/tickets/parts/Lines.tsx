import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconLock } from '@tabler/icons-react';
import { ticketWords } from '../words.ts';
import type { Ticket } from './TicketPanel.tsx';
import classes from './ticket.module.css';

/** `label` says what the lock means where no words beside it do. */
const Lock = ({ label }: { label: string | null }) =>
  label === null ? <IconLock size={16} aria-hidden="true" /> : <IconLock size={16} role="img" aria-label={label} />;

/** What was said and done, in its order; an internal note has another colour and a lock. */
export const Lines = ({ ticket: { history } }: { ticket: Ticket }) => {
  const t = useWords(ticketWords);
  const { language } = useSpeech();
  return (
    <section>
      <h2 className={classes.title}>{t('history')}</h2>
      <ol className={classes.lines}>
        {history.map(
          ({ id, kind, summary, description, quoted, internal, by_mail, created_at, action_by_name, attachment }) => (
            <li key={id} className={classes.line} data-internal={internal || undefined}>
              <span>
                {internal ? <Lock label={kind === 'comment' ? null : t('note')} /> : null}{' '}
                {internal && kind === 'comment' ? t('note') : summary}
              </span>
              {description ? <span className={classes.text}>{description}</span> : null}
              {quoted ? (
                <details className={classes.quoted}>
                  <summary>{t('quoted')}</summary>
                  <span className={classes.text}>{quoted}</span>
                </details>
              ) : null}
              {attachment.map(({ id: file, orignal_name, deleted_at }) => (
                <span key={file} className={classes.quiet}>
                  {deleted_at ? t('removed', { name: orignal_name }) : orignal_name}
                </span>
              ))}
              <span className={classes.quiet}>
                {t(by_mail ? 'byMail' : 'by', {
                  name: action_by_name ?? t('somebody'),
                  when: momentFigures(created_at, language),
                })}
              </span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
};
