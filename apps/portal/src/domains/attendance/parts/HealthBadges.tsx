import { Badge } from '@nestling/ui/feedback/Badge.tsx';

type Word = { readonly id: string; readonly name: string };

/** What must never be missed of a child: allergies first, then medications. */
export const HealthBadges = ({
  student,
}: {
  student: { readonly allergies: readonly Word[]; readonly medications: readonly Word[] };
}) => (
  <>
    {student.allergies.map(({ id, name }) => (
      <Badge key={id} kind="safety">
        {name}
      </Badge>
    ))}
    {student.medications.map(({ id, name }) => (
      <Badge key={id} kind="medication">
        {name}
      </Badge>
    ))}
  </>
);
