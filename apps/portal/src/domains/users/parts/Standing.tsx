import { Chip } from '@nestling/ui/feedback/Chip.tsx';
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
  if (person.status !== 'active') return <Chip kind="out">{t('inactive')}</Chip>;
  if (person.pending) return <Chip kind="wait">{t('pending')}</Chip>;
  if (person.has_password !== false) return <Chip kind="good">{t('active')}</Chip>;
  if (!person.invited) return <Chip kind="out">{t('notInvited')}</Chip>;
  const until = person.invite_expire;
  if (until && new Date(until).getTime() < Date.now()) return <Chip kind="wait">{t('inviteOver')}</Chip>;
  return <Chip kind="wait">{until ? t('invitedUntil', { date: dateWords(until, language) }) : t('invited')}</Chip>;
};

/** What keeps somebody from coming in, or that nothing does. */
export const Standing = ({ person }: { person: Account }) => (
  <span className={classes.keep}>
    <Word person={person} />
  </span>
);
