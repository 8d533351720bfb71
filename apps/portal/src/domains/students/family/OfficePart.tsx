import { Button, CopyButton } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { dateWords, momentFigures } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { href } from '../../../addresses.ts';
import { QrCode } from '../../auth/parts/QrCode.tsx';
import type { StudentRecord } from '../record/use-record.ts';
import {
  type AlikeStudentFragment,
  StudentCodeDocument,
  StudentOfficeDocument,
  UndoStudentMergeDocument,
} from './family.graphql.ts';
import classes from './family.module.css';
import { Part } from './Part.tsx';
import { WaitingLine } from './WaitingLine.tsx';
import { familyWords } from './words.ts';

const MergeStudents = lazy(() => import('./MergeStudents.tsx'));

/** What the office decides of a student: who may be linked, and whether two records are one. */
export const OfficePart = ({ student }: { student: StudentRecord }) => {
  const t = useWords(familyWords);
  const { language } = useSpeech();
  const { id, fname, lname, dob } = student;
  const zone = student.location?.timezone?.value ?? null;
  const [merging, setMerging] = useState<AlikeStudentFragment | null>(null);
  const { data } = useAsk(
    StudentOfficeDocument,
    { student: id, fname, lname, dob },
    { keep: ['fname', 'lname', 'dob'] },
  );
  const undo = useAction(UndoStudentMergeDocument);
  const requests = data?.getGuardianRequests ?? [];
  const alike = student.archived_at ? [] : (data?.studentsAlike ?? []);
  return (
    <>
      {requests.length > 0 ? (
        <Part title={t('requests')}>
          <p className={classes.quiet}>{t('requestsText')}</p>
          <ul>
            {requests.map((request) => (
              <WaitingLine key={request.id} request={request} zone={zone} />
            ))}
          </ul>
        </Part>
      ) : null}
      {alike.length > 0 ? (
        <Part title={t('alike')}>
          <p className={classes.quiet}>{t('alikeText')}</p>
          <ul>
            {alike.map((other) => (
              <li key={other.id} className={classes.line}>
                <Link to={href('students.one', { userId: other.id })}>
                  <Person
                    id={other.id}
                    name={other.full_name}
                    image={other.image}
                    size={44}
                    detail={[other.program?.name, other.location?.name, other.archived_at ? t('archived') : null]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </Link>
                <Button variant="default" onClick={() => setMerging(other)}>
                  {t('merge')}
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {(data?.getStudentMerges ?? []).map(({ id: merge, name, merged_at, merged_by }, i) => (
        <p key={merge} className={classes.line}>
          <span>
            {t('merged', { name })}
            <br />
            <span className={classes.quiet}>
              {[momentFigures(merged_at, language, zone), merged_by].filter(Boolean).join(' · ')}
            </span>
          </span>
          {i === 0 ? (
            <Button variant="default" loading={undo.busy} onClick={() => void undo.run({ student: id })}>
              {t('undo')}
            </Button>
          ) : null}
        </p>
      ))}
      {merging ? (
        <Suspense>
          <MergeStudents student={student} other={merging} onClose={() => setMerging(null)} />
        </Suspense>
      ) : null}
    </>
  );
};

/** The code a new contact scans; made when it is asked for. */
export const StudentCode = ({ student }: { student: StudentRecord }) => {
  const t = useWords(familyWords);
  const { language } = useSpeech();
  const [shown, setShown] = useState(false);
  const { data } = useAsk(StudentCodeDocument, { student: student.id }, { pause: !shown });
  const code = data?.getStudentQrCode;
  return (
    <Part
      title={t('code')}
      action={
        shown ? undefined : (
          <Button variant="light" onClick={() => setShown(true)}>
            {t('showCode')}
          </Button>
        )
      }
    >
      {shown && code ? (
        <div className={classes.code}>
          <p className={classes.quiet}>{t('codeText', { date: dateWords(code.expires_at, language) })}</p>
          <QrCode text={code.code} label={t('codeWords', { code: code.code })} />
          <code>{code.code}</code>
          <CopyButton value={code.code}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
        </div>
      ) : null}
    </Part>
  );
};
