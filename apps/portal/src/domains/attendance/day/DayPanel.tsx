import { Button, TextInput } from '@mantine/core';
import { deleteStudentAttendance, updateStudentAttendance } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { clock, clockWords } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from './day.module.css';
import { StateBadge } from './StateBadge.tsx';
import type { StudentDay } from './use-day.ts';
import { dayWords } from './words.ts';

type Stay = StudentDay['stays'][number];

/** The day of one student: when it came and went, with whom, in which rooms; managers correct it here. */
export const DayPanel = ({
  day,
  zone,
  corrects,
  onClose,
}: {
  day: StudentDay;
  zone: string | null;
  corrects: boolean;
  onClose: () => void;
}) => {
  const t = useWords(dayWords);
  return (
    <SidePanel title={day.student?.full_name ?? ''} onClose={onClose}>
      <div className={classes.head}>
        <StateBadge day={day} zone={zone} />
        {day.absence?.note ? <span className={classes.quiet}>{day.absence.note}</span> : null}
      </div>
      <section className={classes.section}>
        <h3>{t('stays')}</h3>
        {day.stays.length === 0 ? <p className={classes.quiet}>{t('noStays')}</p> : null}
        {day.stays.map((stay) => (
          <StayCard key={stay.id} stay={stay} zone={zone} name={day.student?.fname ?? ''} corrects={corrects} />
        ))}
      </section>
    </SidePanel>
  );
};

const StayCard = ({
  stay,
  zone,
  name,
  corrects,
}: {
  stay: Stay;
  zone: string | null;
  name: string;
  corrects: boolean;
}) => {
  const t = useWords(dayWords);
  const [doing, setDoing] = useState<'correct' | 'delete' | null>(null);
  const remove = useAction(deleteStudentAttendance);
  const { start_time, end_time, checkedin_by, checkedout_by, note, rooms } = stay;
  return (
    <div className={classes.stay}>
      <span className={classes.times}>
        {clockWords(start_time)} – {end_time ? clockWords(end_time) : t('open')}
      </span>
      {checkedin_by ? (
        <span className={classes.quiet}>{`${t('came')} ${t('by', { name: checkedin_by.full_name })}`}</span>
      ) : null}
      {checkedout_by ? (
        <span className={classes.quiet}>{`${t('went')} ${t('by', { name: checkedout_by.full_name })}`}</span>
      ) : null}
      <ul>
        {rooms.map(({ room, entered_at, left_at }) => (
          <li key={entered_at}>
            <RoomName
              name={room?.name ?? ''}
              colour={room?.color_code}
              detail={`${clock(entered_at, zone)}${left_at ? ` – ${clock(left_at, zone)}` : ''}`}
            />
          </li>
        ))}
      </ul>
      {note ? <span className={classes.quiet}>{note}</span> : null}
      {corrects && doing !== 'correct' ? (
        <div className={classes.buttons}>
          <Button variant="default" size="compact-md" onClick={() => setDoing('correct')}>
            {t('correct')}
          </Button>
          <Button variant="subtle" size="compact-md" color="red" onClick={() => setDoing('delete')}>
            {t('delete')}
          </Button>
        </div>
      ) : null}
      {doing === 'correct' ? <CorrectForm stay={stay} onDone={() => setDoing(null)} /> : null}
      {doing === 'delete' ? (
        <ConfirmDelete
          onCancel={() => setDoing(null)}
          onDelete={async () => {
            await remove.run({ id: stay.id });
            setDoing(null);
          }}
        >
          <b>
            {name}, {clockWords(start_time)}
          </b>
        </ConfirmDelete>
      ) : null}
    </div>
  );
};

const CorrectForm = ({ stay, onDone }: { stay: Stay; onDone: () => void }) => {
  const t = useWords(dayWords);
  const form = useCallForm({
    call: updateStudentAttendance,
    fixed: { id: stay.id },
    values: { start_time: stay.start_time, end_time: stay.end_time, note: stay.note },
    needs: () => ['start_time', 'note'],
    // A time that stays as it was is not corrected.
    args: ({ start_time, end_time, note }) => ({
      note,
      ...(start_time === stay.start_time ? {} : { start_time }),
      ...(end_time === stay.end_time ? {} : { end_time }),
    }),
    onSaved: onDone,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <>
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={classes.row}>
        <TimeField {...field('start_time', t('from'))} />
        <TimeField {...field('end_time', t('to'))} />
      </div>
      <TextInput {...field('note', t('reason'), t('previous'))} />
    </FormBody>
  );
};
