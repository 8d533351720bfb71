import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { type HealthKnown, useSafety } from '../../tags/safety.ts';

/** What must never be missed of a child: allergies first, the worst of them with the word, then medications. */
export const HealthBadges = ({ student }: { student: HealthKnown }) => {
  const { health } = useSafety();
  return health(student).map(({ kind, word, lead }) => (
    <Badge key={`${kind} ${word}`} kind={kind}>
      {lead ? `${word}, ${lead.toLowerCase()}` : word}
    </Badge>
  ));
};
