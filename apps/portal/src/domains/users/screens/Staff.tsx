import { TeamList } from '../parts/TeamList.tsx';

/** Those who work in the rooms of the location. */
const Staff = () => <TeamList only="teacher" />;

export default Staff;
