import { IncidentRecord } from '../parts/IncidentRecord.tsx';

/** One incident, as managers see it. */
const OneIncident = () => <IncidentRecord main={false} />;

export default OneIncident;
