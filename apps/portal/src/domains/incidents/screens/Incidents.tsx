import { IncidentList } from '../parts/IncidentList.tsx';

/** The incidents of own locations. */
const Incidents = () => <IncidentList main={false} />;

export default Incidents;
