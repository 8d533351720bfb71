import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { type HealthKnown, type MarkedToday, useSafety } from '../../tags/safety.ts';

/** What must never be missed of a child: that it stays home, allergies, the worst of them with the word, then medications. */
export const HealthBadges = ({ student }: { student: HealthKnown }) => {
  const { chips } = useSafety();
  return <SafetyBadges notes={chips(student)} />;
};

/** What holds of a child today alone: that it stays home, and what was found as it arrived; nothing where there is neither. */
export const TodayMarks = ({ student }: { student: MarkedToday }) => {
  const { marks } = useSafety();
  return <SafetyBadges notes={marks(student)} />;
};
