import { Screen } from '@nestling/kit/Screen.tsx';
import { usePerson } from '../../../session/session.ts';
import { useTodayHere } from '../../../shell/today.ts';
import { PlanList } from '../people/PlanList.tsx';
import { TimeOff } from '../people/TimeOff.tsx';

/** One's own shifts and paid time off. */
const MySchedule = () => {
  const { id } = usePerson();
  const today = useTodayHere();
  return (
    <Screen>
      <PlanList whose="staff" person={{ id, name: '' }} today={today} />
      <TimeOff person={id} today={today} own />
    </Screen>
  );
};

export default MySchedule;
