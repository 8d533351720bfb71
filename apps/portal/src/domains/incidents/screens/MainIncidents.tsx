import { IncidentList } from '../parts/IncidentList.tsx';

/** The incidents of all locations, for support. */
const MainIncidents = () => <IncidentList main={true} />;

export default MainIncidents;
