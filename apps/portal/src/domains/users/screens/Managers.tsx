import { TeamList } from '../parts/TeamList.tsx';

/** Those who run locations. */
const Managers = () => <TeamList only="manager" />;

export default Managers;
