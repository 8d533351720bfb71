import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { peopleWords } from '../words.ts';
import classes from './people.module.css';

/** How an account stands. */
type Account = {
  readonly status: string;
  readonly pending?: boolean | null;
  readonly has_password: boolean | null;
  readonly invited: boolean | null;
  readonly invite_expire?: string | null;
};

const Word = ({ person }: { person: Account }) => {
  const t = useWords(peopleWords);
  const { language } = useSpeech();
  if (person.status !== 'active') return <Badge kind="out">{t('inactive')}</Badge>;
  if (person.pending) return <Badge kind="wait">{t('pending')}</Badge>;
  if (person.has_password !== false) return <Badge kind="good">{t('active')}</Badge>;
  if (!person.invited) return <Badge kind="out">{t('notInvited')}</Badge>;
  const until = person.invite_expire;
  if (until && new Date(until).getTime() < Date.now()) return <Badge kind="wait">{t('inviteOver')}</Badge>;
  return <Badge kind="wait">{until ? t('invitedUntil', { date: dateWords(until, language) }) : t('invited')}</Badge>;
};

/** What keeps somebody from coming in, or that nothing does. */
export const Standing = ({ person }: { person: Account }) => (
  <span className={classes.keep}>
    <Word person={person} />
  </span>
);
