import { usePerson } from '../../../session/session.ts';
import { useTodayHere } from '../../../shell/today.ts';
import { PlanList } from './PlanList.tsx';
import { TimeOff } from './TimeOff.tsx';

/** Shifts and paid time off of somebody of the team, as its profile shows them. */
export const TeamDays = ({ person }: { person: { readonly id: string; readonly name: string } }) => {
  const me = usePerson();
  const today = useTodayHere();
  return (
    <>
      <PlanList whose="staff" person={person} today={today} />
      <TimeOff person={person.id} today={today} own={me.id === person.id} />
    </>
  );
};
