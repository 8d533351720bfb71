import { IncidentRecord } from '../parts/IncidentRecord.tsx';

/** One incident, where support works on it. */
const MainIncident = () => <IncidentRecord main={true} />;

export default MainIncident;
