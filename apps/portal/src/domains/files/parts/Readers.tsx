import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { reminderWords } from '../../../shell/reminders/words.ts';
import { FileReadersDocument, type OneFileQuery } from '../files.graphql.ts';
import { fileWords } from '../words.ts';
import classes from './files.module.css';

type OneFile = NonNullable<OneFileQuery['getSingleDocument']>;

/** Who is to read a file: how many have not, when it reminds them by itself, and when each was last reminded. */
export const Readers = ({ file }: { file: OneFile }) => {
  const t = useWords(fileWords);
  const d = useWords(reminderWords);
  const { language } = useSpeech();
  const { data } = useAsk(FileReadersDocument, { id: file.id });
  if (!data) return null;
  const readers = data.getFileReaders;
  if (readers.length === 0) return <p className={classes.quiet}>{t('nobody')}</p>;
  const missing = readers.filter(({ read }) => !read).length;
  const zone = file.location?.timezone?.value;
  return (
    <Stack gap="s">
      <p className={classes.text}>
        {missing === 0 ? t('allRead') : t('missing', { count: missing })}
        <Reminding file={file} />
      </p>
      <ul className={classes.lines}>
        {readers.map(({ id, full_name, students, read, read_at, version, reminded_at }) => (
          <li key={id} className={classes.line}>
            <span className={classes.grow}>
              {full_name}
              {students ? <span className={classes.quiet}> · {students}</span> : null}
            </span>
            {!read && reminded_at ? (
              <span className={classes.quiet}>
                {d('remindedOn', { date: momentWords(reminded_at, language, zone) })}
              </span>
            ) : null}
            {read && read_at ? (
              <Badge kind="good">{t('hasRead', { date: momentWords(read_at, language, zone) })}</Badge>
            ) : version ? (
              <Badge kind="wait">{t('readOld', { version })}</Badge>
            ) : (
              <Badge kind="out">{t('unread')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
};

/** When a published file reminds by itself. */
const Reminding = ({ file: { visible, remind_from, remind_every, remind_until } }: { file: OneFile }) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  if (!visible || !remind_from || !remind_every || !remind_until) return null;
  const span = { from: dateWords(remind_from, language), until: dateWords(remind_until, language) };
  return (
    <span className={classes.quiet}>
      {' · '}
      {remind_every === 1 ? t('remindsDaily', span) : t('reminds', { days: remind_every, ...span })}
    </span>
  );
};
