import { useParams } from '@tanstack/react-router';
import { TeamList } from '../parts/TeamList.tsx';
import { isTeamRole } from '../team-roles.ts';

/** The whole team, or one role of it as the address says. */
const Team = () => {
  const { role = '' }: { role?: string } = useParams({ strict: false });
  return <TeamList only={isTeamRole(role) ? role : null} choose />;
};

export default Team;
