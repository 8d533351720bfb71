import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { SafetyBand } from '@nestling/ui/feedback/SafetyBand.tsx';
import { clock, dateWords } from '@nestling/ui/format/when.ts';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { Avatar, Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import {
  IconCalendarCheck,
  IconCalendarX,
  IconDoorEnter,
  IconDoorExit,
  IconDots,
  IconMessageCircle,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePerson } from '../../../session/session.ts';
import { chatHref, useMessageItems } from '../../../shell/write-to.tsx';
import { messageWords } from '../../../shell/write-words.ts';
import { statedNow } from '../../attendance/stated.ts';
import { useDoor } from '../../attendance/use-door.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { PlanButtons } from '../../health/care-plans/PlanButtons.tsx';
import { ChangeableFace } from '../../media/parts/ChangeableFace.tsx';
import { useStudentPicture } from '../../media/use-pictures.ts';
import { useMay } from '../../permissions/use-may.ts';
import { TagBadge } from '../../tags/parts/TagBadge.tsx';
import { useSafety } from '../../tags/safety.ts';
import { ageWords } from '../age.ts';
import { useFamilyActs } from '../family/use-family-acts.tsx';
import { TodayBadge } from '../parts/TodayBadge.tsx';
import { recordHref } from '../record-href.ts';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { useStudentActs } from '../roster/use-row-menu.tsx';
import classes from './RecordHead.module.css';
import { useAbsence } from './use-absence.ts';
import { type StudentRecord, useRights } from './use-record.ts';
import { recordWords } from './words.ts';

/** Who it is, where it is, what is done daily; under it what has to be known before anything else. */
export const RecordHead = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const { full } = useSafety();
  const { language } = useSpeech();
  const { role } = usePerson();
  const { staff, office, edits } = useRights();
  const zone = student.location?.timezone?.value ?? null;
  const { state, since, room, colour } = whereabouts(student.checked_in_out);
  const isIn = state === 'in' && since !== null;
  const savePicture = useStudentPicture(student.id);
  const age = ageWords(student.dob, statedNow(zone).date, language);
  return (
    <header className={classes.head}>
      <div className={classes.who}>
        {edits ? (
          <ChangeableFace id={student.id} name={student.full_name} image={student.image} size={84} save={savePicture} />
        ) : (
          <Avatar id={student.id} name={student.full_name} image={student.image} size={84} />
        )}
        <div className={classes.words}>
          <h1 className={classes.name}>
            {student.full_name}
            <span className={classes.state}>
              {isIn ? (
                <Badge kind="good">{t('hereSince', { time: clock(since, zone) })}</Badge>
              ) : (
                <TodayBadge student={student} zone={zone} />
              )}
            </span>
          </h1>
          <div className={classes.facts}>
            {student.nick_name ? <span>“{student.nick_name}”</span> : null}
            {age ? <span>{age}</span> : null}
            {isIn && room ? (
              <RoomName name={room} colour={colour} />
            ) : student.program ? (
              <RoomName name={student.program.name} colour={student.program.color_code} />
            ) : null}
            {student.tags.map(({ id, name, color_code }) => (
              <TagBadge key={id} name={name} colour={color_code} />
            ))}
            {student.siblings.map((sibling) => (
              <Link key={sibling.id} className={classes.sibling} to={recordHref(role, sibling.id)}>
                <Person id={sibling.id} name={sibling.fname} image={sibling.image} size={24} />
              </Link>
            ))}
          </div>
        </div>
      </div>
      <div className={classes.notes}>
        <SafetyBand
          label={t('safety')}
          notes={full(student, t('mustNot'))}
          action={<PlanButtons plans={student.care_plans} child={student.full_name} />}
        />
        {student.archived_at ? (
          <p className={classes.band}>
            {t('archivedBand', { date: dateWords(student.archived_at, language, zone) })}{' '}
            {student.archived_by ? t('archivedBy', { name: student.archived_by }) : null}
          </p>
        ) : student.status === 'active' ? null : (
          <p className={classes.band}>{t('inactiveBand')}</p>
        )}
      </div>
      {staff ? null : <WriteToStaff student={student} />}
      {staff ? <Acts student={student} zone={zone} isIn={isIn} office={office} /> : null}
    </header>
  );
};

/** Families write to those who look after their child. */
const WriteToStaff = ({ student }: { student: StudentRecord }) => {
  const m = useWords(messageWords);
  const to = chatHref({ kind: 'child', id: student.id, name: student.full_name });
  if (student.archived_at || !to) return null;
  return (
    <div className={classes.acts}>
      <Button component={Link} to={to} variant="default" leftSection={<IconMessageCircle size={20} />}>
        {m('messages')}
      </Button>
    </div>
  );
};

const Acts = ({
  student,
  zone,
  isIn,
  office,
}: {
  student: StudentRecord;
  zone: string | null;
  isIn: boolean;
  office: boolean;
}) => {
  const t = useWords(recordWords);
  const location = student.location?.id ?? '';
  const door = useDoor(location, zone);
  const { data } = useAsk(RosterChoicesDocument, { location }, { pause: !office || !location });
  const acts = useStudentActs(data?.location_programs ?? []);
  const absence = useAbsence(student.id, zone);
  const family = useFamilyActs(student);
  const away: MenuItem = {
    key: 'absent',
    label: t(student.absent ? 'notAbsent' : 'markAbsent'),
    icon: student.absent ? <IconCalendarCheck size={18} /> : <IconCalendarX size={18} />,
    onPick: student.absent ? absence.lift : absence.mark,
  };
  const may = useMay();
  const messages = useMessageItems(may('send_announcements'));
  const items = [
    ...(student.archived_at ? [] : messages({ kind: 'child', id: student.id, name: student.full_name })),
    ...(isIn || student.archived_at ? [] : [away]),
    ...(office ? [...acts(student), ...family.items] : []),
  ];
  return (
    <div className={classes.acts}>
      {student.archived_at ? null : (
        <Button
          className={classes.main}
          loading={door.busy}
          leftSection={isIn ? <IconDoorExit size={20} /> : <IconDoorEnter size={20} />}
          onClick={() => void door[isIn ? 'checkOut' : 'checkIn']([student.id])}
        >
          {t(isIn ? 'checkOut' : 'checkIn')}
        </Button>
      )}
      {items.length > 0 ? (
        <Menu className={classes.more} label={t('more')} button={<IconDots size={20} />} items={items} />
      ) : null}
      {family.dialogs}
    </div>
  );
};
