import { useAsk } from '@nestling/kit/ask.ts';
import { LogSteps } from '@nestling/kit/LogSteps.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { clock, dateFigures, momentFigures } from '@nestling/ui/format/when.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { StudentChangesDocument } from './changes.graphql.ts';
import classes from './record.module.css';
import { StudentStaysDocument } from './stays.graphql.ts';
import { useChangeWords } from './use-change-words.ts';
import type { StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** The last stays of a student: day, from when to when, by whom, in which rooms. */
export const Stays = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const zone = student.location?.timezone?.value ?? null;
  const { data, error, again } = useAsk(StudentStaysDocument, { student: student.id });
  const stays = data?.getStudentAttendanceHistory;
  if (!stays) return <Pending error={error} onRetry={again} rows={4} />;
  if (stays.length === 0) return <p className={classes.quiet}>{t('noStays')}</p>;
  return (
    <ul className={classes.section}>
      {stays.map(({ id, date: day, checked_in_at, checked_out_at, rooms, checkedin_by, checkedout_by }) => (
        <li key={id} className={classes.line}>
          <span>
            <b data-figures>{dateFigures(day, language)}</b>{' '}
            <span data-figures>
              {clock(checked_in_at, zone)} – {checked_out_at ? clock(checked_out_at, zone) : t('stillHere')}
            </span>
            <br />
            <span className={classes.quiet}>
              {[
                checkedin_by ? t('cameIn', { name: checkedin_by.full_name }) : null,
                checkedout_by ? t('wentOut', { name: checkedout_by.full_name }) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={classes.rooms}>
            {rooms.map(({ id: stay, room }) =>
              room ? <RoomName key={stay} name={room.name} colour={room.color_code} /> : null,
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What was changed on a student, by whom and when. */
export const History = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const zone = student.location?.timezone?.value ?? null;
  const said = useChangeWords(student);
  const [page, setPage] = useState(1);
  const { data, error, again } = useAsk(StudentChangesDocument, { student: student.id, page }, { keep: ['page'] });
  const log = data?.getStudentActivityLogs;
  if (!log) return <Pending error={error} onRetry={again} rows={4} />;
  if (log.total === 0) return <p className={classes.quiet}>{t('noHistory')}</p>;
  return (
    <div className={classes.section}>
      <ol>
        {log.data.map(({ id, object_info, username, created_at }) => {
          const { whom, fields } = said(object_info);
          return (
            <li key={id} className={classes.change}>
              <span>{whom ?? (fields.length === 0 ? t('changed') : null)}</span>
              {fields.map(({ field, before, after }) => (
                <span key={field}>
                  <b>{field}:</b> {before ? <s className={classes.quiet}>{before}</s> : null} {after}
                </span>
              ))}
              <span className={classes.quiet} data-figures>
                {[momentFigures(created_at, language, zone), username].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={classes.pages}>
        <LogSteps page={page} last={log.lastPage} labels={{ newer: t('newer'), older: t('older') }} onPage={setPage} />
      </div>
    </div>
  );
};
