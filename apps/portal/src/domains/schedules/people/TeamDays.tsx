import { usePerson } from '../../../session/session.ts';
import { usePlace } from '../../attendance/report/use-place.ts';
import { PlanList } from './PlanList.tsx';
import { TimeOff } from './TimeOff.tsx';

/** Shifts and paid time off of somebody of the team, as its profile shows them. */
export const TeamDays = ({ person }: { person: { readonly id: string; readonly name: string } }) => {
  const me = usePerson();
  const { today } = usePlace();
  return (
    <>
      <PlanList whose="staff" person={person} today={today} />
      <TimeOff person={person.id} today={today} own={me.id === person.id} />
    </>
  );
};
