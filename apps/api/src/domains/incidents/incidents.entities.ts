import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** Something happened, and its recording is asked for. */
export const Incident = entity('Incident', 'incident');

/** One camera and time of an incident, with its video once there is one. */
export const IncidentVideo = entity('IncidentVideo', 'incident_video');

/** Who did what with an incident, and when. */
export const IncidentEvent = entity('IncidentEvent', 'incident_event');

/** Clips of an incident lent to one person by a link that ends. */
export const IncidentShare = entity('IncidentShare', 'incident_share');

holdsFiles(IncidentVideo, { file: { kind: 'file' } });
