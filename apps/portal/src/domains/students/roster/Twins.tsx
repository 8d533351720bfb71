import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { StudentsAlikeDocument } from '../family/family.graphql.ts';
import classes from '../family/family.module.css';
import { sideOf } from '../family/MergeStudents.tsx';
import { useChunks } from '../family/use-chunks.ts';
import { AddStudentGuardianDocument } from '../record/addGuardian.graphql.ts';
import type { guardiansOf } from './contact-rows.ts';
import { rosterWords } from './words.ts';

type Guardian = ReturnType<typeof guardiansOf>['users'][number];

/** Whom the server took for the same child: each can be opened, or gets the contacts that were chosen for the new one. */
const Twins = ({
  fname,
  lname,
  dob,
  guardians,
  onClose,
}: {
  fname: string;
  lname: string;
  dob: string;
  guardians: readonly Guardian[];
  onClose: () => void;
}) => {
  const t = useWords(rosterWords);
  const { language } = useSpeech();
  const navigate = useNavigate();
  const links = useMay()('manage_guardians');
  const { data } = useAsk(
    StudentsAlikeDocument,
    { fname, lname, dob: dob || null },
    { keep: ['fname', 'lname', 'dob'] },
  );
  const link = useChunks(AddStudentGuardianDocument);
  const open = (id: string) => {
    onClose();
    void navigate({ href: href('students.one', { userId: id }) });
  };
  const linkTo = async (student: string) => {
    for (const { user_id, relation, ...may } of guardians)
      await link.run([user_id], () => ({
        student,
        user: user_id,
        relation,
        legal_guardian: false,
        pickup: false,
        watch_camera: false,
        emergency_contact: false,
        alert: false,
        is_payer: false,
        ...may,
      }));
    open(student);
  };
  return (
    <section className={classes.section}>
      <b>{t('twin')}</b>
      {(data?.studentsAlike ?? []).map((student) => (
        <div key={student.id} className={classes.line}>
          <Person {...sideOf(student, language)} size={40} />
          <span className={classes.acts}>
            <Button variant="default" onClick={() => open(student.id)}>
              {t('openTwin', { name: student.full_name })}
            </Button>
            {links && guardians.length > 0 ? (
              <Button variant="default" loading={link.busy} onClick={() => void linkTo(student.id)}>
                {t('linkTwin', { name: student.full_name })}
              </Button>
            ) : null}
          </span>
        </div>
      ))}
    </section>
  );
};

export default Twins;
