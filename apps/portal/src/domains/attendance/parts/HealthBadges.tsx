import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { type HealthKnown, useSafety } from '../../tags/safety.ts';

/** What must never be missed of a child: allergies first, the worst of them with the word, then medications. */
export const HealthBadges = ({ student }: { student: HealthKnown }) => {
  const { chips } = useSafety();
  return <SafetyBadges notes={chips(student)} />;
};
