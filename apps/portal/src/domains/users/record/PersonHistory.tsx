import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { changedFields } from '@nestling/rules/log/changed-fields.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import records from '../../students/record/record.module.css';
import { peopleWords } from '../words.ts';
import { PersonChangesDocument } from './person.graphql.ts';

/** Fields of the log by the word the profile has for them; others are told as a change alone. */
const named = {
  fname: 'fname',
  lname: 'lname',
  nick_name: 'nickname',
  middle_name: 'middleName',
  username: 'username',
  email: 'email',
  phone: 'phone',
  phone2: 'phone2',
  emergency_contact: 'emergency',
  job_title: 'jobTitle',
  note: 'note',
  status: 'status',
  email_confirmed: 'confirmed',
  pending: 'pending',
  invited: 'invitation',
  max_logins: 'limit',
} as const;
const isNamed = (field: string): field is keyof typeof named => Object.hasOwn(named, field);

/** What was changed on somebody, by whom and when. */
export const PersonHistory = ({ id }: { id: string }) => {
  const t = useWords(peopleWords);
  const { language } = useSpeech();
  const [page, setPage] = useState(1);
  const { data, error, again } = useAsk(PersonChangesDocument, { id, page }, { keep: ['page'] });
  const log = data?.getUserActivityLogs;
  if (!log) return <Pending error={error} onRetry={again} rows={4} />;
  if (log.total === 0) return <p className={records.quiet}>{t('noHistory')}</p>;
  const value = (text: string): string => (text === 'true' ? t('yes') : text === 'false' ? t('no') : text);
  return (
    <div className={records.section}>
      <ol>
        {log.data.map(({ id: key, object_info, username, created_at }) => {
          const fields = changedFields(object_info).filter(({ before, after }) => before !== after);
          const known = fields.flatMap(({ field, before, after }) =>
            isNamed(field) ? [{ field: t(named[field]), before: value(before), after: value(after) }] : [],
          );
          return (
            <li key={key} className={records.change}>
              {known.length === 0 ? <span>{t('changed')}</span> : null}
              {known.map(({ field, before, after }) => (
                <span key={field}>
                  <b>{field}:</b> {before ? <s className={records.quiet}>{before}</s> : null}{' '}
                  {after || t('empty_value')}
                </span>
              ))}
              <span className={records.quiet} data-figures>
                {[username, momentFigures(created_at, language)].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
      {log.lastPage > 1 ? (
        <div className={records.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <Button variant="default" disabled={page >= log.lastPage} onClick={() => setPage(page + 1)}>
            {t('next')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
