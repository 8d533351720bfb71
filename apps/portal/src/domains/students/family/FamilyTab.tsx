import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { type StudentRecord, useRights } from '../record/use-record.ts';
import { AddSibling } from './AddSibling.tsx';
import { RemoveSiblingsDocument, StudentFamilyDocument, type StudentFamilyQuery } from './family.graphql.ts';
import classes from './family.module.css';
import { OfficePart, StudentCode } from './OfficePart.tsx';
import { Part } from './Part.tsx';
import { SiblingLine } from './SiblingLine.tsx';
import { familyWords } from './words.ts';

type Move = StudentFamilyQuery['getStudentTransfers'][number];

/** Siblings wherever they are, where the student has been at home, and what the office has to decide. */
const FamilyTab = ({ student }: { student: StudentRecord }) => {
  const t = useWords(familyWords);
  const { office } = useRights();
  const [adding, setAdding] = useState(false);
  const { data, error, again } = useAsk(StudentFamilyDocument, { student: student.id });
  const remove = useAction(RemoveSiblingsDocument);
  if (!data) return <Pending error={error} onRetry={again} rows={4} />;
  const siblings = data.student?.siblings ?? [];
  const zone = student.location?.timezone?.value ?? null;
  return (
    <div className={classes.sections}>
      {office ? <OfficePart student={student} /> : null}
      <Part
        title={t('siblings')}
        action={
          office ? (
            <Button variant="light" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
              {t('addSibling')}
            </Button>
          ) : undefined
        }
      >
        {siblings.length === 0 ? <p className={classes.quiet}>{t('noSiblings')}</p> : null}
        <ul>
          {siblings.map((sibling) => (
            <SiblingLine key={sibling.id} child={sibling}>
              {office ? (
                <Button
                  variant="subtle"
                  leftSection={<IconX size={16} />}
                  aria-label={t('removeNamed', { name: sibling.full_name })}
                  loading={remove.busy}
                  onClick={() => void remove.run({ student: student.id, siblings: [sibling.id] })}
                >
                  {t('remove')}
                </Button>
              ) : null}
            </SiblingLine>
          ))}
        </ul>
      </Part>
      <Moves moves={data.getStudentTransfers} zone={zone} />
      {office && !student.archived_at ? <StudentCode student={student} /> : null}
      {adding ? (
        <AddSibling student={student} known={siblings.map(({ id }) => id)} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  );
};

const place = (location: string | null, room: string | null): string => [location, room].filter(Boolean).join(', ');

const Moves = ({ moves, zone }: { moves: readonly Move[]; zone: string | null }) => {
  const t = useWords(familyWords);
  const { language } = useSpeech();
  return (
    <Part title={t('moves')}>
      {moves.length === 0 ? <p className={classes.quiet}>{t('noMoves')}</p> : null}
      <ol>
        {moves.map(({ id, at, by, from_location, from_room, to_location, to_room }) => {
          const from = place(from_location, from_room);
          const to = place(to_location ?? (to_room ? null : from_location), to_room);
          return (
            <li key={id} className={classes.line}>
              <span>{from ? t('moved', { from, to }) : t('came', { to })}</span>
              <span className={classes.quiet} data-figures>
                {[momentFigures(at, language, zone), by].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </Part>
  );
};

export default FamilyTab;
