import { Chip } from '@nestling/ui/feedback/Chip.tsx';

type Word = { readonly id: string; readonly name: string };

/** What must never be missed of a child: allergies first, then medications. */
export const HealthChips = ({
  student,
}: {
  student: { readonly allergies: readonly Word[]; readonly medications: readonly Word[] };
}) => (
  <>
    {student.allergies.map(({ id, name }) => (
      <Chip key={id} kind="safety">
        {name}
      </Chip>
    ))}
    {student.medications.map(({ id, name }) => (
      <Chip key={id} kind="medication">
        {name}
      </Chip>
    ))}
  </>
);
