import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { familyPlanWords } from '../family-words.ts';
import classes from './SharedWeek.module.css';
import SharedWeek from './SharedWeek.tsx';

/** What the rooms of a family's children do this week, where that is shared. */
const FamilyPlans = ({ students }: { students: readonly { readonly id: string; readonly fname: string }[] }) => {
  const t = useWords(familyPlanWords);
  return (
    <Stack gap="s" className={classes.family}>
      {students.map(({ id, fname }) => (
        <SharedWeek key={id} student={id} title={t('weekOf', { name: fname })} />
      ))}
    </Stack>
  );
};

export default FamilyPlans;
