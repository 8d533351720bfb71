import { useMinute } from '@nestling/ui/format/minute.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { later } from '../../../later.ts';
import { useOwnCameras } from '../../cameras/own-cameras.ts';
import type { OwnStudent } from '../today.ts';
import { studentWords } from '../words.ts';
import { ChildCard } from './ChildCard.tsx';
import classes from './ChildCards.module.css';

const Invited = later<object>(async () => ({ default: (await import('./Invited.tsx')).Invited }));

/** One card a child, with its cameras. */
export const ChildCards = ({ students }: { students: readonly OwnStudent[] }) => {
  const t = useWords(studentWords);
  const { cameras } = useOwnCameras();
  const now = useMinute();
  // Who visits has no child here, and came to watch one.
  if (students.length === 0 && cameras.length > 0) return <Invited />;
  if (students.length === 0)
    return (
      <EmptyState picture={<BlocksPicture />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <div className={classes.cards}>
      {students.map((student) => (
        <ChildCard key={student.id} student={student} cameras={cameras} now={now} />
      ))}
    </div>
  );
};
