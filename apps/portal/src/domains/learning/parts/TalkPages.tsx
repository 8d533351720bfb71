import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { checkpointWords } from '../checkpoint-words.ts';
import classes from './learning.module.css';

/** The pages for the talks with families at a checkpoint, one for each child. */
export const TalkPages = ({
  checkpoint,
  students,
}: {
  checkpoint: string;
  students: readonly { readonly id: string; readonly full_name: string }[];
}) => {
  const t = useWords(checkpointWords);
  return (
    <Section title={t('talks')} help={t('talksHelp')}>
      <ul className={classes.row}>
        {students.map(({ id, full_name }) => (
          <li key={id}>
            <Link to={href('learning.talk', { checkpointId: checkpoint, studentId: id })}>{full_name}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};
