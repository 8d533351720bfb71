import { TeamList } from '../parts/TeamList.tsx';

/** Those who run the centre. */
const Admins = () => <TeamList only="admin" />;

export default Admins;
