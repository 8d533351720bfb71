import { Button } from '@mantine/core';
import {
  deleteStudentLoginLimitSetting,
  updateStudentCamera,
  updateStudentSetting,
} from '@nestling/contract/operations/students.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { StudentHours } from '../../schedules/own/StudentHours.tsx';
import { CamerasDialog } from '../roster/CamerasDialog.tsx';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { LoginsLeft } from './LoginsLeft.tsx';
import classes from './record.module.css';
import { useReversible } from './reversible.ts';
import { StudentSettingsDocument, type StudentSettingsQuery } from './settings.graphql.ts';
import { type StudentRecord, useRights } from './use-record.ts';
import { recordWords } from './words.ts';

const WhoWatched = lazy(() => import('../watched/WhoWatched.tsx').then((part) => ({ default: part.WhoWatched })));

type Watched = readonly { readonly id: string; readonly name: string; readonly color_code: string }[];

/** What the family may watch: the cameras of the room, own ones, and how often a day. */
export const Cameras = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const { office, edits, assigns } = useRights();
  const me = usePerson();
  // Who has custody, and the office, read who else looked.
  const reads = office || student.guardians.some(({ user_id, legal_guardian }) => user_id === me.id && legal_guardian);
  return (
    <div className={classes.sections}>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('ofRoom')}</h2>
        <p className={classes.quiet}>{t('ofRoomText')}</p>
        <CameraLines cameras={student.program?.cameras ?? []} />
      </section>
      <OwnCameras student={student} assigns={assigns} />
      {office ? <StudentHours student={student} /> : null}
      {reads ? (
        <Suspense>
          <WhoWatched student={student} />
        </Suspense>
      ) : null}
      {office ? <Logins student={student} edits={edits} /> : null}
    </div>
  );
};

const CameraLines = ({ cameras }: { cameras: Watched }) => {
  const t = useWords(recordWords);
  return (
    <ul className={classes.lines}>
      {cameras.map(({ id, name, color_code }) => (
        <li key={id} className={classes.line}>
          <RoomName name={name} colour={color_code} />
          <Link to={href('cameras.one', { camId: id })} aria-label={`${t('watch')} ${name}`}>
            {t('watch')}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const OwnCameras = ({ student, assigns }: { student: StudentRecord; assigns: boolean }) => {
  const t = useWords(recordWords);
  const [choosing, setChoosing] = useState(false);
  const location = student.location?.id ?? '';
  const { data } = useAsk(RosterChoicesDocument, { location }, { pause: !assigns });
  const { send, busy } = useReversible(updateStudentCamera);
  const before = student.cameras.map(({ id }) => id);
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h2>{t('own')}</h2>
        {assigns ? (
          <Button variant="light" onClick={() => setChoosing(true)}>
            {t('setOwn')}
          </Button>
        ) : null}
      </div>
      {student.cameras.length > 0 ? (
        <CameraLines cameras={student.cameras} />
      ) : (
        <p className={classes.quiet}>{t('ownNone')}</p>
      )}
      {choosing ? (
        <CamerasDialog
          count={1}
          cameras={data?.location_cameras ?? []}
          chosen={before}
          busy={busy}
          onClose={() => setChoosing(false)}
          onSave={(cameras) => {
            setChoosing(false);
            const { id } = student;
            void send({ id, cameras }, { id, cameras: before }, { title: t('saved', { label: t('own') }) });
          }}
        />
      ) : null}
    </section>
  );
};

const Logins = ({ student, edits }: { student: StudentRecord; edits: boolean }) => {
  const t = useWords(recordWords);
  const { data } = useAsk(StudentSettingsDocument, { id: student.id });
  const setting = data?.getStudentSettingData;
  const watching = student.guardians.filter(({ watch_camera, black_list }) => watch_camera && !black_list);
  if (!setting) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('limit')}</h2>
      {setting.enable_max_login_feature ? (
        <>
          <Limit key={setting.max_daily_logins} student={student.id} setting={setting} edits={edits} />
          <div>
            {watching.map(({ user }) =>
              user ? <LoginsLeft key={user.id} user={user.id} label={`${user.full_name} · ${t('left')}`} /> : null,
            )}
          </div>
        </>
      ) : (
        <p className={classes.quiet}>{t('limitOff')}</p>
      )}
    </section>
  );
};

type Setting = NonNullable<StudentSettingsQuery['getStudentSettingData']>;

const Limit = ({ student, setting, edits }: { student: string; setting: Setting; edits: boolean }) => {
  const t = useWords(recordWords);
  const { max_daily_logins: own, location_max_daily_logins: place } = setting;
  const told = { title: t('saved', { label: t('limit') }) };
  const back = useAction(updateStudentSetting, { say: () => ({ title: t('takenBack') }) });
  const drop = useAction(deleteStudentLoginLimitSetting, { say: () => told });
  const form = useCallForm({
    call: updateStudentSetting,
    fixed: { id: student },
    values: { max_daily_logins: own ?? place },
    needs: () => ['max_daily_logins'],
    say: () => told,
    undo: () => (own === null ? null : () => void back.run({ id: student, max_daily_logins: own })),
    onSaved: () => {},
  });
  const said =
    own !== null ? t('limitOwn', { count: own }) : place !== null ? t('limitPlace', { count: place }) : t('limitNone');
  if (!edits) return <p className={classes.quiet}>{said}</p>;
  return (
    <FormBody
      form={form}
      actions={
        <>
          <Button type="submit" variant="default" loading={form.busy}>
            {t('save')}
          </Button>
          {own === null ? null : (
            <Button variant="subtle" loading={drop.busy} onClick={() => void drop.run({ id: student })}>
              {t('limitDrop')}
            </Button>
          )}
        </>
      }
    >
      <NumberField {...form.field('max_daily_logins', t('limitSet'), said)} max={99} />
    </FormBody>
  );
};
